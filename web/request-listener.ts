import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestContext } from '../lib/http/request-context.ts'
import { contextOf, type ContextSettings } from './context.ts'
import { plainReply } from './error-pages.ts'
import type { Handler } from './pipeline.ts'
import { parseTarget } from './request-target.ts'
import { send } from './send.ts'
import { trace } from './tracing.ts'

/** Pairs of name and value; browsers send about twenty. */
const MAX_HEADERS = 100

interface Options {
  settings: ContextSettings
  handler: Handler
  /** Each is told of every request that has a context, before it is answered. */
  observers: ((context: RequestContext, response: ServerResponse) => void)[]
  /** Once true, clients that keep a connection open learn that the next request belongs elsewhere. */
  isStopping: () => boolean
}

/** Answers every request that Node has parsed, or closes its connection. */
export function createRequestListener({ settings, handler, observers, isStopping }: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (isStopping()) response.shouldKeepAlive = false
    answer(request, response).catch(() => response.destroy())
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, headers?: Record<string, string>) =>
      send(plainReply(status, headers), request, response)
    if (request.rawHeaders.length > 2 * MAX_HEADERS) return refuse(431)
    const target = parseTarget(request.url ?? '/')
    const context = target && contextOf(request, target, settings)
    if (!context) return refuse(400)
    if (!target.isCanonical) {
      const isReading = request.method === 'GET' || request.method === 'HEAD'
      return isReading ? refuse(308, { location: target.path + target.search }) : refuse(400)
    }
    for (const observe of observers) observe(context, response)
    const abort = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) abort.abort()
    })
    closeWithSocket(request.socket, response)
    const reply = await trace(context, request, response, () =>
      handler({ request, context, abort }),
    )
    return send(reply, request, response, abort.signal)
  }
}

const unfinished = new WeakMap<Socket, Set<ServerResponse>>()

/**
 * Emits `close` on every response of a connection that ends. Node does so only for the one whose turn it is:
 * without it, what works on pipelined requests would never hear that the visitor has gone.
 */
function closeWithSocket(socket: Socket, response: ServerResponse): void {
  let responses = unfinished.get(socket)
  if (!responses) {
    responses = new Set()
    unfinished.set(socket, responses)
    const all = responses
    socket.once('close', () => all.forEach((one) => one.emit('close')))
  }
  responses.add(response)
  response.once('close', () => responses.delete(response))
}
