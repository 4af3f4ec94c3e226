import { XSRF_HEADER } from '@/lib/api/xsrf'
import { changesSomething, hasXsrfPair, isSameOrigin, mayBeOpened } from '@/lib/gateway/cross-site'
import type { GatewayVisit } from '@/lib/gateway/visit'

export type GatewayRefusal = 'CROSS_SITE' | 'PATH_NOT_FOUND'

/** Plain paths only: an encoded letter would let a path pass here under another name than behind. */
const PLAIN_PATH = /^\/api(\/[\w.~@,=+-]+)+$/

/** Why a request goes no further, or null (trust, "Access"). */
export function refusalOf(visit: GatewayVisit): GatewayRefusal | null {
  const { method, path, headers, session } = visit
  if (!PLAIN_PATH.test(path)) return 'PATH_NOT_FOUND'
  if (headers.get('sec-fetch-mode') === 'navigate' && !mayBeOpened(method, path)) {
    return 'CROSS_SITE'
  }
  if (session && (headers.has('token') || isForOperators(path))) return 'CROSS_SITE'
  const needsCheck = changesSomething(method, path) && !bringsOwnProof(visit)
  return needsCheck && !passesCheck(visit) ? 'CROSS_SITE' : null
}

export function isForOperators(path: string): boolean {
  return path.startsWith('/api/ops/')
}

/** Other clients show a header that no foreign page can make a browser send. */
function bringsOwnProof({ headers, path }: GatewayVisit): boolean {
  return headers.has('token') || (isForOperators(path) && headers.has('authorization'))
}

function passesCheck({ headers, session, xsrfCookie, publicOrigin }: GatewayVisit): boolean {
  return (
    isSameOrigin(headers, publicOrigin) &&
    hasXsrfPair(session, xsrfCookie, headers.get(XSRF_HEADER))
  )
}
