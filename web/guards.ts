import { causeOf, logLine } from '../server/log-line.ts'
import { failureReply, plainReply } from './error-pages.ts'
import type { Middleware } from './pipeline.ts'

const READING = ['GET', 'HEAD', 'OPTIONS']
const CALLING = [...READING, 'POST', 'PUT', 'PATCH', 'DELETE']

/** Answers OPTIONS, and refuses methods that nothing here has a use for. */
export const checkMethod: Middleware = async ({ context }, next) => {
  const { method, path } = context
  const allowed = path.startsWith('/api/') ? CALLING : READING
  if (!allowed.includes(method)) return plainReply(405, { allow: allowed.join(', ') })
  return method === 'OPTIONS' ? plainReply(204, { allow: allowed.join(', ') }) : next()
}

/** Next's own spellings of parts of pages, which would pass the middleware as files; browsers use headers. */
export const hideInternalPaths: Middleware = async ({ context: { path } }, next) =>
  path.endsWith('.rsc') || path.includes('.segments/') ? plainReply(404) : next()

/** Under /api and under nothing else lies what the gateway answers. */
export const isCall = (path: string): boolean => path === '/api' || path.startsWith('/api/')

/** Every failure behind it is answered. What was thrown is for the log alone. */
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
