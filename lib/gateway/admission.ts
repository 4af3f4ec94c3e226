import { XSRF_HEADER } from '@/lib/api/xsrf'
import { tokenCookie } from '@/lib/http/cookies'
import type { RequestContext } from '@/lib/http/request-context'
import { changesSomething, hasXsrfPair, isSameOrigin, isNavigable } from '@/lib/gateway/cross-site'
import { credentialsOf } from '@/lib/gateway/credentials'
import { isForOperators, isWebhook } from '@/lib/gateway/operator-paths'

export type AdmissionError = 'CROSS_SITE' | 'PATH_NOT_FOUND'

/** Rejects percent-encoding, so that the gateway and the backend cannot read one path in two ways. */
const PLAIN_PATH = /^\/api(\/[\w.~@,=+-]+)+$/

/** The reason to reject a request, or null. */
export function admissionError(context: RequestContext): AdmissionError | null {
  const { method, path, header } = context
  const { session, header: own } = credentialsOf(context)
  if (!PLAIN_PATH.test(path)) return 'PATH_NOT_FOUND'
  if (isWebhook(path)) return method === 'POST' ? null : 'PATH_NOT_FOUND'
  if (header('sec-fetch-mode') === 'navigate' && !isNavigable(method, path)) {
    return 'CROSS_SITE'
  }
  if (session && (header(own) !== undefined || isForOperators(path))) return 'CROSS_SITE'
  // No page can forge a bearer token, so these need no cross-site check, and answer as if there were none.
  if (isForOperators(path) && header('authorization') === undefined) return 'PATH_NOT_FOUND'
  const needsCheck = changesSomething(method, path) && !hasCustomHeader(context)
  return needsCheck && !passesCheck(context) ? 'CROSS_SITE' : null
}

/** Clients that are not browsers send a header that a cross-site page cannot set. */
function hasCustomHeader(context: RequestContext): boolean {
  const { header, path } = context
  return header(credentialsOf(context).header) !== undefined || isForOperators(path)
}

function passesCheck(context: RequestContext): boolean {
  const { session, xsrfCookie } = credentialsOf(context)
  const cookie = tokenCookie(context.cookies, xsrfCookie)
  return (
    isSameOrigin(context) && hasXsrfPair(session, cookie, context.header(XSRF_HEADER.toLowerCase()))
  )
}
