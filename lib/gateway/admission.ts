import { XSRF_COOKIE, XSRF_HEADER } from '@/lib/api/xsrf'
import { tokenCookie } from '@/lib/http/cookies'
import type { RequestContext } from '@/lib/http/request-context'
import { changesSomething, hasXsrfPair, isSameOrigin, mayBeOpened } from '@/lib/gateway/cross-site'

export type AdmissionError = 'CROSS_SITE' | 'PATH_NOT_FOUND'

/** Plain paths only: an encoded letter would let a path pass here under another name than behind. */
const PLAIN_PATH = /^\/api(\/[\w.~@,=+-]+)+$/

/** Why a request goes no further, or null (trust, "Access"). */
export function admissionError(context: RequestContext): AdmissionError | null {
  const { method, path, header, session } = context
  if (!PLAIN_PATH.test(path)) return 'PATH_NOT_FOUND'
  if (header('sec-fetch-mode') === 'navigate' && !mayBeOpened(method, path)) {
    return 'CROSS_SITE'
  }
  if (session && (header('token') !== undefined || isForOperators(path))) return 'CROSS_SITE'
  const needsCheck = changesSomething(method, path) && !bringsOwnProof(context)
  return needsCheck && !passesCheck(context) ? 'CROSS_SITE' : null
}

export function isForOperators(path: string): boolean {
  return path.startsWith('/api/ops/')
}

/** Other clients show a header that no foreign page can make a browser send. */
function bringsOwnProof({ header, path }: RequestContext): boolean {
  if (header('token') !== undefined) return true
  return isForOperators(path) && header('authorization') !== undefined
}

function passesCheck(context: RequestContext): boolean {
  const xsrfCookie = tokenCookie(context.cookies, XSRF_COOKIE)
  return (
    isSameOrigin(context) &&
    hasXsrfPair(context.session, xsrfCookie, context.header(XSRF_HEADER.toLowerCase()))
  )
}
