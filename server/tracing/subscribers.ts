import { type Channel, channel, tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Span, SpanKind, type Tracer } from '@opentelemetry/api'
import { active, type Begin, type SpanStart, createBegin, end } from './spans.ts'
import { statementTraits, readTraceparent, traceparentOf } from './traits.ts'

interface RequestMessage {
  request: IncomingMessage
  response: ServerResponse
  route: string
}

interface CallMessage {
  method: string
  requestId: string
  outcome?: string
  status?: number
}

/** Subscribes to all channels. Returns a function that unsubscribes. */
export function subscribeAll(tracer: Tracer): () => void {
  const begin = createBegin(tracer)
  const ends = [
    traceRequests(begin),
    traceWork<CallMessage & { path: string }>('sampan.gateway', begin, (message) => ({
      name: `gateway ${message.method}`,
      kind: SpanKind.CLIENT,
      // Pictures also use the gateway; like other files they get no span of their own.
      needsCaller: true,
      attributes: { 'url.path': message.path, 'sampan.request_id': message.requestId },
    })),
    traceWork<CallMessage & { route: string; headers: Headers }>(
      'sampan.call',
      begin,
      (message) => ({
        name: `${message.method} ${message.route}`,
        kind: SpanKind.SERVER,
        caller: readTraceparent(message.headers.get('traceparent')),
        attributes: { 'http.route': message.route, 'sampan.request_id': message.requestId },
      }),
    ),
    traceWork<{ text: string }>('sampan.statement', begin, ({ text }) => ({
      ...statementTraits(text),
      kind: SpanKind.CLIENT,
      needsCaller: true,
    })),
    traceWork<{ job: string }>('sampan.job', begin, ({ job }) => ({
      name: `job ${job}`,
      kind: SpanKind.CONSUMER,
      attributes: { 'sampan.job': job },
    })),
    propagateContext(),
  ]
  return () => ends.forEach((stop) => stop())
}

/** The span of a request ends with the last byte of the response. */
function traceRequests(begin: Begin): () => void {
  const requests = channel('sampan.request') as Channel<Span | undefined>
  const onRequest = ({ request, response, route }: RequestMessage) => {
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
  requests.bindStore(active, onRequest as (message: unknown) => Span | undefined)
  return () => requests.unbindStore(active)
}

/** The published object also contains rows and errors with values; `end` reads only selected properties. */
function traceWork<Message extends object>(
  name: string,
  begin: Begin,
  read: (message: Message) => SpanStart,
): () => void {
  const { start, asyncEnd } = tracingChannel<Span | undefined, Message>(name)
  const spans = new WeakMap<object, Span>()
  const onEnd = (message: unknown) => {
    const span = spans.get(message as object)
    if (span) end(span, message as object)
  }
  start.bindStore(active, (message) => {
    const span = begin(read(message))
    if (span) spans.set(message, span)
    return span ?? active.getStore()
  })
  asyncEnd.subscribe(onEnd)
  return () => {
    start.unbindStore(active)
    asyncEnd.unsubscribe(onEnd)
  }
}

/** Adds `traceparent` to calls of a remote backend. */
function propagateContext(): () => void {
  const outgoing = channel('sampan.leaving')
  const onOutgoing = (request: unknown) => {
    const span = active.getStore()
    if (span) (request as Request).headers.set('traceparent', traceparentOf(span.spanContext()))
  }
  outgoing.subscribe(onOutgoing)
  return () => outgoing.unsubscribe(onOutgoing)
}
