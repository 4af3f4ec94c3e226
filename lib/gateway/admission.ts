import { XSRF_COOKIE, XSRF_HEADER } from '@/lib/api/xsrf'
import { tokenCookie } from '@/lib/http/cookies'
import type { RequestContext } from '@/lib/http/request-context'
import { changesSomething, hasXsrfPair, isSameOrigin, isNavigable } from '@/lib/gateway/cross-site'

export type AdmissionError = 'CROSS_SITE' | 'PATH_NOT_FOUND'

/** Rejects percent-encoding, so that the gateway and the backend cannot read one path in two ways. */
const PLAIN_PATH = /^\/api(\/[\w.~@,=+-]+)+$/

/** The reason to reject a request, or null (trust, "Access"). */
export function admissionError(context: RequestContext): AdmissionError | null {
  const { method, path, header, session } = context
  if (!PLAIN_PATH.test(path)) return 'PATH_NOT_FOUND'
  if (header('sec-fetch-mode') === 'navigate' && !isNavigable(method, path)) {
    return 'CROSS_SITE'
  }
  if (session && (header('token') !== undefined || isForOperators(path))) return 'CROSS_SITE'
  const needsCheck = changesSomething(method, path) && !hasCustomHeader(context)
  return needsCheck && !passesCheck(context) ? 'CROSS_SITE' : null
}

/** Calls of operators and testers, who send a bearer token and never a session. */
export function isForOperators(path: string): boolean {
  return path.startsWith('/api/ops/') || path.startsWith('/api/test/')
}

/** Clients that are not browsers send a header that a cross-site page cannot set. */
function hasCustomHeader({ header, path }: RequestContext): boolean {
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
