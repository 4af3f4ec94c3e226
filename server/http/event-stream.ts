import type { Hono } from 'hono'
import { LIVE_PATH } from '@/contracts/live'
import { DomainError } from '@/server/domain/domain-error'
import type { Listener, LiveNews } from '@/server/services/notices/live'
import { onlyGet } from './answer'
import type { Services } from './context'
import { answerFailure, visitOf } from './serve'
import { type OpenSession, openSession } from './session'

/** Maximum bytes that wait for a slow reader; beyond it the stream ends and the client reconnects. */
const MAX_WAITING_BYTES = 64 * 1024
const RETRY_MS = 1000

/** Prevents caching, compression and buffering by proxies. */
const HEADERS = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  'X-Accel-Buffering': 'no',
}

/**
 * Server-sent events of a shopper while the session is valid. Resumes after the header Last-Event-ID, or after
 * the parameter `after` for clients that cannot set headers.
 */
export function serveEvents(app: Hono, services: Services): void {
  app.all(LIVE_PATH, async (c) => {
    // Hono answers HEAD with the handler of GET.
    if (c.req.raw.method !== 'GET') return onlyGet()
    const visit = visitOf(services, c)
    try {
      const session = await openSession(visit, c.req.header('token'))
      if (!session) throw new DomainError('SIGN_IN_NEEDED')
      const lastPlace = c.req.header('last-event-id') ?? c.req.query('after')
      const body = await openStream(services, session, lastPlace, c.req.raw.signal)
      return new Response(body, { headers: HEADERS })
    } catch (error) {
      return answerFailure(error, visit, LIVE_PATH)
    }
  })
}

async function openStream(
  { live }: Services,
  session: OpenSession,
  lastPlace: string | undefined,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const encoder = new TextEncoder()
  let leave = () => {}
  let sink: ReadableStreamDefaultController<Uint8Array> | undefined
  const close = () => {
    const open = sink
    sink = undefined
    leave()
    open?.close()
  }
  const write = (text: string) => {
    if (!sink) return
    if ((sink.desiredSize ?? 0) < 0) close()
    else sink.enqueue(encoder.encode(text))
  }
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        sink = controller
      },
      cancel: () => {
        sink = undefined
        leave()
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  )
  write(`retry: ${RETRY_MS}\n: open\n\n`)
  const listener: Listener = {
    ...session,
    send: (news, place) => write(eventOf(news, place)),
    heartbeat: (place) => write(`id: ${place}\n: still here\n\n`),
    end: close,
  }
  leave = await live.listen(listener, lastPlace)
  if (!sink || signal.aborted) leave()
  else signal.addEventListener('abort', close, { once: true })
  return stream
}

const eventOf = ({ kind, id }: LiveNews, place: string) =>
  `id: ${place}\nevent: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`
