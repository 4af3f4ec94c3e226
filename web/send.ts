import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { Reply } from '../lib/http/reply.ts'

/** The time that a request may take to arrive; a response that is not read must not stay in memory. */
const MAX_READING_MS = 150_000
/** For the rest of the body of a GET, which nobody reads. */
const MAX_DRAINING_MS = 1000

/** Sends a reply. An event stream stays open until the client disconnects. */
export async function send(
  { status, headers, body }: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  { signal, maxReadingMs = MAX_READING_MS }: { signal?: AbortSignal; maxReadingMs?: number } = {},
): Promise<void> {
  if (hasBody(request) && !request.complete) {
    // Closes the connection of an unread request body.
    if (!isReading(request)) response.shouldKeepAlive = false
    // Node drains the body of a GET, but not if the client asked to close: that would reset the connection, and the
    // client would lose the reply.
    else if (!response.shouldKeepAlive) await drain(request)
  }
  const isStream = body instanceof ReadableStream
  // A reply to HEAD has the Content-Length of GET if it is known; 204 and 304 have none.
  const isUnknown = isStream || (request.method === 'HEAD' && body === null)
  const hasLength = !isUnknown && status !== 204 && status !== 304
  response.writeHead(
    status,
    hasLength ? { ...headers, 'content-length': String(Buffer.byteLength(body ?? '')) } : headers,
  )
  if (!isStream) {
    limitReading(response, maxReadingMs)
    response.end(request.method === 'HEAD' || !hasLength ? null : body)
  } else if (request.method === 'HEAD') {
    await body.cancel()
    response.end()
  } else {
    response.flushHeaders()
    await pipeline(Readable.fromWeb(body as never), response, { signal })
  }
}

function limitReading(response: ServerResponse, longestMs: number): void {
  response.once('prefinish', () => {
    const timer = setTimeout(() => response.socket?.destroy(), longestMs)
    const stop = () => clearTimeout(timer)
    response.once('finish', stop).once('close', stop)
  })
}

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

async function drain(request: IncomingMessage): Promise<void> {
  request.resume()
  await finished(request, { signal: AbortSignal.timeout(MAX_DRAINING_MS) }).catch(() => undefined)
}
