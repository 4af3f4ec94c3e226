import type { IncomingMessage, ServerResponse } from 'node:http'

/** The largest upload has 10 MiB and some form around it; no other call comes near. */
export const BODY_LIMIT_BYTES = 12 * 1024 * 1024

/** True when the request was answered with 413 because it says that its body is too large. */
export function refuseLargeBody(request: IncomingMessage, response: ServerResponse): boolean {
  const declared = Number(request.headers['content-length'] ?? 0)
  if (declared > BODY_LIMIT_BYTES) {
    refuse(request, response)
    return true
  }
  if (request.headers['transfer-encoding'] !== undefined) countBody(request, response)
  return false
}

/** A body without a declared length is counted as it arrives, at the one place where every chunk passes. */
function countBody(request: IncomingMessage, response: ServerResponse): void {
  const push = request.push.bind(request)
  let received = 0
  request.push = (chunk: unknown, encoding?: BufferEncoding) => {
    received += Buffer.isBuffer(chunk) ? chunk.length : 0
    if (received <= BODY_LIMIT_BYTES) return push(chunk, encoding)
    if (!response.headersSent) refuse(request, response)
    else request.destroy()
    return false
  }
}

function refuse(request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({
    code: 413,
    msg: 'The request is too large',
    time: Math.floor(Date.now() / 1000),
    data: null,
  })
  response.writeHead(413, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    Connection: 'close',
  })
  // The sender is still busy sending; the connection ends once the answer is out.
  response.end(body, () => request.destroy())
}
