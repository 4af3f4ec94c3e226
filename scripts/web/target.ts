import type { IncomingMessage, ServerResponse } from 'node:http'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Leaves the path of a request that names a whole address, as one to a proxy does: what comes after would take
 * its host for ours, and lead there.
 */
export function keepPathAlone(request: IncomingMessage): void {
  if (request.url?.startsWith('/')) return
  const url = URL.parse(request.url ?? '')
  request.url = url && url.pathname.startsWith('/') ? url.pathname + url.search : '/'
}

/** True when the request was answered with 405: TRACE and the like have no use here but to attackers. */
export function refuseMethod({ method = '' }: IncomingMessage, response: ServerResponse): boolean {
  if (METHODS.includes(method)) return false
  response.writeHead(405, { Allow: METHODS.join(', '), 'Content-Length': 0 })
  response.end()
  return true
}

/** True when the request was answered with 400: its path stands for no letters, and Next fails at reading it. */
export function refuseUnreadablePath(
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0]!)
    return false
  } catch {
    response.writeHead(400, { 'Cache-Control': 'no-store', 'Content-Length': 0 })
    response.end()
    return true
  }
}
