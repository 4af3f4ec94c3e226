import type { LiveKind } from '@/contracts/live'
import { DomainError } from '@/server/domain/domain-error'
import type { NoticeCode } from '@/server/domain/notices'
import { refused } from '@/server/http/answer'
import type { Mock } from './mock'
import { visitOf } from './serve'
import { nextId } from './world'

export interface Listener {
  shopperId: number
  send: (text: string) => void
}

const HEARTBEAT_MS = 15_000

/** Server-sent events of one shopper. Missed events are not replayed: a stream begins with `all`. */
export function openStream(mock: Mock, request: Request): Response {
  const { shopper, locale } = visitOf(mock, request)
  if (!shopper) return refused(locale, new DomainError('SIGN_IN_NEEDED'))
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>({
    start: (sink) => {
      const send = (text: string) => sink.enqueue(new TextEncoder().encode(text))
      const listener = { shopperId: shopper.id, send }
      const timer = setInterval(() => send(': still here\n\n'), HEARTBEAT_MS).unref()
      mock.listeners.add(listener)
      leave = () => {
        clearInterval(timer)
        mock.listeners.delete(listener)
      }
      send(`retry: 1000\n: open\n\n${eventOf(mock, 'all', 0)}`)
    },
    cancel: () => leave(),
  })
  request.signal.addEventListener('abort', () => leave(), { once: true })
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

const eventOf = ({ world }: Mock, kind: LiveKind, id: number) =>
  `id: ${nextId(world)}\nevent: ${kind}\ndata: ${JSON.stringify({ id })}\n\n`

interface News {
  kind: LiveKind
  id: number
  /** Also stores a notice. */
  notice?: NoticeCode
  params?: Record<string, string | number>
}

/** Tells the open screens of a shopper what to load again. */
export function tell(mock: Mock, shopperId: number, { kind, id, notice, params = {} }: News): void {
  const { world, listeners } = mock
  const kinds: LiveKind[] = notice && kind !== 'notice' ? [kind, 'notice'] : [kind]
  if (notice)
    world.notices.push({
      id: nextId(world),
      shopperId,
      code: notice,
      refId: id,
      params,
      isRead: false,
      createdAt: new Date(),
    })
  for (const listener of listeners)
    if (listener.shopperId === shopperId)
      for (const one of kinds) listener.send(eventOf(mock, one, id))
}
