import type { IncomingMessage } from 'node:http'
import type { Reply } from '../lib/http/reply.ts'
import type { RequestContext } from '../lib/http/request-context.ts'

/** One request in the middleware chain. */
export interface Exchange {
  readonly request: IncomingMessage
  readonly context: RequestContext
  /** Aborted when the client disconnects before the response is sent. */
  readonly abort: AbortController
  /** The body's chunks; joining them would block the event loop for tens of milliseconds. */
  body?: Uint8Array[]
}

export type Handler = (exchange: Exchange) => Promise<Reply>
export type Middleware = (exchange: Exchange, next: () => Promise<Reply>) => Promise<Reply>

/** The first middleware sees a request first and its reply last. */
export function compose(middleware: Middleware[], handler: Handler): Handler {
  return middleware.reduceRight<Handler>(
    (next, current) => (exchange) => current(exchange, () => next(exchange)),
    handler,
  )
}
