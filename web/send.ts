import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { Reply } from '../lib/http/reply.ts'

/** The time that a request may take to arrive; a response that is not read must not stay in memory. */
const MAX_READING_MS = 150_000
/** A stream that is not read keeps a connection to the backend open. */
const MAX_STALL_MS = 15_000
/** For the rest of the body of a GET, which nobody reads. */
const MAX_DRAINING_MS = 1000

interface Limits {
  signal?: AbortSignal
  maxReadingMs?: number
  maxStallMs?: number
}

/**
 * Sends a reply, or releases its body if the client has left. An event stream stays open until the client disconnects
 * or no longer reads.
 */
export async function send(
  { status, headers, body }: Reply,
  request: IncomingMessage,
  response: ServerResponse,
  { signal, maxReadingMs = MAX_READING_MS, maxStallMs = MAX_STALL_MS }: Limits = {},
): Promise<void> {
  if (hasBody(request) && !request.complete) {
    // Closes the connection of an unread request body.
    if (!isReading(request)) response.shouldKeepAlive = false
    // Node drains the body of a GET, but not if the client asked to close: that would reset the connection, and the
    // client would lose the reply.
    else if (!response.shouldKeepAlive) await drain(request)
  }
  const isStream = body instanceof ReadableStream
  if (response.destroyed) return isStream ? body.cancel() : undefined
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
    limitStalls(response, maxStallMs)
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

/** Closes the connection of a client that has not read what was written for this long, or up to twice as long. */
function limitStalls(response: ServerResponse, longestMs: number): void {
  let isWaiting = false
  const timer = setInterval(() => {
    if (isWaiting && response.writableNeedDrain) response.destroy()
    isWaiting = response.writableNeedDrain
  }, longestMs)
  response.on('drain', () => (isWaiting = false)).once('close', () => clearInterval(timer))
}

/** Whether sending failed because the client left or did not read. */
export function isDisconnect(error: unknown): boolean {
  const { name, code = '' } = (error ?? {}) as { name?: string; code?: string }
  return name === 'AbortError' || DISCONNECTED.includes(code)
}

const DISCONNECTED = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']

const isReading = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD'

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

async function drain(request: IncomingMessage): Promise<void> {
  request.resume()
  await finished(request, { signal: AbortSignal.timeout(MAX_DRAINING_MS) }).catch(() => undefined)
}
