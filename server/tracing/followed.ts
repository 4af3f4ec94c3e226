import { type Channel, channel, tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Span, SpanKind, type Tracer } from '@opentelemetry/api'
import { active, type Begin, type Beginning, beginWith, end } from './spans.ts'
import { statementTraits, readTraceparent, traceparentOf } from './traits.ts'

interface ToldRequest {
  request: IncomingMessage
  response: ServerResponse
  route: string
}

interface ToldCall {
  method: string
  requestId: string
  outcome?: string
  status?: number
}

/** Subscribes to all channels. Returns a function that unsubscribes. */
export function followAll(tracer: Tracer): () => void {
  const begin = beginWith(tracer)
  const ends = [
    followRequests(begin),
    followWork<ToldCall & { path: string }>('sampan.gateway', begin, (told) => ({
      name: `gateway ${told.method}`,
      kind: SpanKind.CLIENT,
      // Pictures also use the gateway; like other files they get no span of their own.
      needsCaller: true,
      attributes: { 'url.path': told.path, 'sampan.request_id': told.requestId },
    })),
    followWork<ToldCall & { route: string; headers: Headers }>('sampan.call', begin, (told) => ({
      name: `${told.method} ${told.route}`,
      kind: SpanKind.SERVER,
      caller: readTraceparent(told.headers.get('traceparent')),
      attributes: { 'http.route': told.route, 'sampan.request_id': told.requestId },
    })),
    followWork<{ text: string }>('sampan.statement', begin, ({ text }) => ({
      ...statementTraits(text),
      kind: SpanKind.CLIENT,
      needsCaller: true,
    })),
    followWork<{ job: string }>('sampan.job', begin, ({ job }) => ({
      name: `job ${job}`,
      kind: SpanKind.CONSUMER,
      attributes: { 'sampan.job': job },
    })),
    followLeaving(),
  ]
  return () => ends.forEach((stop) => stop())
}

/** The span of a request ends with the last byte of the response. */
function followRequests(begin: Begin): () => void {
  const requests = channel('sampan.request') as Channel<Span | undefined>
  const onRequest = ({ request, response, route }: ToldRequest) => {
    const { method = '', headers } = request
    const span = begin({
      name: `${method} ${route}`,
      kind: SpanKind.SERVER,
      caller: readTraceparent(String(headers.traceparent)),
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'sampan.request_id': String(headers['x-request-id']),
      },
    })
    if (span) response.once('close', () => end(span, { status: response.statusCode }))
    return span
  }
  requests.bindStore(active, onRequest as (told: unknown) => Span | undefined)
  return () => requests.unbindStore(active)
}

/** The published object also contains rows and errors with values; `end` reads only selected properties. */
function followWork<Told extends object>(
  name: string,
  begin: Begin,
  read: (told: Told) => Beginning,
): () => void {
  const { start, asyncEnd } = tracingChannel<Span | undefined, Told>(name)
  const spans = new WeakMap<object, Span>()
  const onEnd = (told: unknown) => {
    const span = spans.get(told as object)
    if (span) end(span, told as object)
  }
  start.bindStore(active, (told) => {
    const span = begin(read(told))
    if (span) spans.set(told, span)
    return span ?? active.getStore()
  })
  asyncEnd.subscribe(onEnd)
  return () => {
    start.unbindStore(active)
    asyncEnd.unsubscribe(onEnd)
  }
}

/** Adds `traceparent` to calls of a remote backend. */
function followLeaving(): () => void {
  const leaving = channel('sampan.leaving')
  const onLeaving = (request: unknown) => {
    const span = active.getStore()
    if (span) (request as Request).headers.set('traceparent', traceparentOf(span.spanContext()))
  }
  leaving.subscribe(onLeaving)
  return () => leaving.unsubscribe(onLeaving)
}
