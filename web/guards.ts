import { isForOperators, isForStaff } from '../lib/gateway/operator-paths.ts'
import { causeOf, logLine } from '../server/log-line.ts'
import { failureReply, plainReply } from './error-pages.ts'
import type { Middleware } from './pipeline.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']
const CALLING = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers OPTIONS, and rejects unsupported methods. */
export const checkMethod: Middleware = async ({ context }, next) => {
  const { method, path } = context
  const allowed = path.startsWith('/api/') ? CALLING : READING
  if (!allowed.includes(method)) return plainReply(405, { allow: allowed.join(', ') })
  // The gateway answers for calls of operators and testers, which exist only with a token.
  const isAnswered = method === 'OPTIONS' && !isForOperators(path)
  return isAnswered ? plainReply(204, { allow: allowed.join(', ') }) : next()
}

/**
 * Rejects Next's internal paths for page segments, which the middleware would treat as files; browsers use
 * headers.
 */
export const hideInternalPaths: Middleware = async ({ context: { path } }, next) =>
  path.endsWith('.rsc') || path.includes('.segments/') ? plainReply(404) : next()

/**
 * Refuses calls with the session of the console on the port of the shop. Cookies are shared by all ports of a host, so
 * a fault of the shop's pages could act as the signed-in member of staff. Programs send a bearer token.
 */
export const refuseStaffSession: Middleware = async ({ context }, next) =>
  isForStaff(context.path) && context.staffSession !== undefined
    ? failureReply('CROSS_SITE', context)
    : next()

/** The gateway handles /api. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/** Turns exceptions into error responses; details go to the log only. */
export const catchFailures: Middleware = async ({ context, abort }, next) => {
  try {
    return await next()
  } catch (error) {
    if (!abort.signal.aborted) {
      const { requestId } = context
      logLine('error', 'request failed', { requestId, cause: causeOf(error) })
    }
    return failureReply('FAULT', context)
  }
}
