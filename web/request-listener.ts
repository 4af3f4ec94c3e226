import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestContext } from '../lib/http/request-context.ts'
import { causeOf, logLine } from '../server/log-line.ts'
import { contextOf, type ContextSettings } from './context.ts'
import { plainReply } from './error-pages.ts'
import type { Handler } from './pipeline.ts'
import { parseTarget } from './request-target.ts'
import { SECURITY_HEADERS_BY_NAME } from './security-headers.ts'
import { isDisconnect, send } from './send.ts'
import { trace } from './tracing.ts'

/** Name/value pairs; browsers send about twenty. */
const MAX_HEADERS = 100
/** Waiting requests of a connection. Browsers do not pipeline requests. */
const MAX_PIPELINED = 32
/** An event stream has about twelve listeners on `close`; above ten, Node warns of a leak. */
const MAX_LISTENERS = 20

interface Options {
  settings: ContextSettings
  handler: Handler
  /** Called for each request with a valid context, before it is answered. */
  observers: ((context: RequestContext, response: ServerResponse) => void)[]
  /** During shutdown, keep-alive connections are closed after the response. */
  isStopping: () => boolean
}

/** Answers every parsed request, or closes its connection. */
export function createRequestListener({ settings, handler, observers, isStopping }: Options) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const { socket } = request
    const responses = unfinishedOf(socket)
    if (responses.size >= MAX_PIPELINED) return void socket.destroy()
    const [before] = [...responses].slice(-1)
    responses.add(response)
    response.once('close', () => responses.delete(response))
    response.setMaxListeners(MAX_LISTENERS)
    const begin = () => {
      if (socket.destroyed) return
      if (isStopping()) response.shouldKeepAlive = false
      answer(request, response).catch(() => response.destroy())
    }
    // One request of a connection at a time: many unread replies would stay in memory.
    if (before) before.once('close', begin)
    else begin()
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refuse = (status: number, headers?: Record<string, string>) =>
      send(plainReply(status, { ...SECURITY_HEADERS_BY_NAME, ...headers }), request, response)
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
    const reply = await trace(context, request, response, () =>
      handler({ request, context, abort }),
    )
    return send(reply, request, response, { signal: abort.signal }).catch((error: unknown) => {
      if (!isDisconnect(error)) {
        const { requestId, path } = context
        logLine('error', 'response cut short', { requestId, path, cause: causeOf(error) })
      }
      throw error
    })
  }
}

/** In order of arrival. */
const unfinished = new WeakMap<Socket, Set<ServerResponse>>()

function unfinishedOf(socket: Socket): Set<ServerResponse> {
  const responses = unfinished.get(socket) ?? new Set()
  unfinished.set(socket, responses)
  return responses
}
