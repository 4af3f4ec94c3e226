import { channel, tracingChannel } from 'node:diagnostics_channel'
import { ReadableStream } from 'node:stream/web'
import { ENDPOINTS } from '@/contracts/all'
import type { Envelope } from '@/contracts/envelope'
import { clearSession, issueXsrfPair } from '@/lib/api/gateway-endpoints'
import { backendFetch, backendOrigin } from '@/lib/api/server-transport'
import { admissionError } from '@/lib/gateway/admission'
import { envelopeIn, keepsContract } from '@/lib/gateway/answer-check'
import { failure, success, type GatewayFailure } from '@/lib/gateway/answers'
import { askAgain } from '@/lib/gateway/ask-again'
import type { GatewayCall } from '@/lib/gateway/call'
import { changesSomething } from '@/lib/gateway/cross-site'
import { headersToBackend, headersToBrowser, isPublic } from '@/lib/gateway/headers'
import { cookiesAfter, isReadHere } from '@/lib/gateway/session-cookies'
import type { Reply } from '@/lib/http/reply'
import type { RequestContext } from '@/lib/http/request-context'
import { causeOf, logLine } from '@/server/log-line'

/** Between the client's 10 s and the handlers' 8 s (trust, "Time limits nest"). */
const LIMIT_MS = 9000
/** Longer answers, and those without a length, are streamed. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** Where the web server, which is another part of this process, hears of calls. */
const calls = channel('sampan.gateway.calls')
/** Where whoever traces hears of them. */
const passed = tracingChannel('sampan.gateway')
const PATHS = new Set<string>(ENDPOINTS.map(([, { path }]) => path))
/** Served without the backend. */
const OWN_CALLS = [`GET ${issueXsrfPair.path}`, `POST ${clearSession.path}`]
const BODILESS_STATUSES = [204, 205, 304]

interface Answer {
  head: Response
  body: Reply['body']
}

/** The browser's only way to the backend: checks, translates the session, and passes on. */
export async function passOn(call: GatewayCall): Promise<Reply> {
  const began = performance.now()
  const { context } = call
  const refusal = admissionError(context)
  const { head, body } = refusal ? await refused(refusal, context) : await answer(call)
  const route = PATHS.has(context.path) ? context.path : 'other'
  const seconds = (performance.now() - began) / 1000
  calls.publish({ route, status: head.status, seconds })
  const headers = headersToBrowser(head, context)
  if (!isPublic(head, context.path)) {
    const lines = cookiesAfter(context, head.status, readEnvelope(context, body))
    if (lines.length > 0) headers['set-cookie'] = lines
  }
  return { status: head.status, headers, body }
}

function answer(call: GatewayCall): Promise<Answer> {
  const { method, path } = call.context
  const isOwn = OWN_CALLS.includes(`${method} ${path}`)
  return isOwn ? read(Promise.resolve(success()), call.context) : ask(call)
}

function ask(call: GatewayCall): Promise<Answer> {
  const { method, path, requestId } = call.context
  const told = { method, path, requestId, status: 0 }
  const work = async () => {
    const answer = await send(call)
    told.status = answer.head.status
    return answer
  }
  return passed.hasSubscribers ? passed.tracePromise(work, told) : work()
}

async function send(call: GatewayCall): Promise<Answer> {
  const { context, abort } = call
  const limit = Promise.withResolvers<'TIMED_OUT'>()
  const timer = setTimeout(() => limit.resolve('TIMED_OUT'), LIMIT_MS)
  try {
    const reach = () => backendFetch(requestOf(call))
    const isRead = !changesSomething(context.method, context.path)
    const pending = isRead ? askAgain(reach, abort.signal) : reach()
    const answer = await Promise.race([read(pending, context), limit.promise])
    if (answer !== 'TIMED_OUT') return await checked(answer, context)
    abort.abort()
    return await refused('TIMED_OUT', context)
  } catch (error) {
    if (!abort.signal.aborted) {
      const { requestId, path } = context
      logLine('error', 'backend unreachable', { requestId, path, cause: causeOf(error) })
    }
    return await refused('UNREACHABLE', context)
  } finally {
    clearTimeout(timer)
  }
}

/** A foreign backend may answer wrongly, and the client trusts what passes here. */
async function checked(answer: Answer, context: RequestContext): Promise<Answer> {
  const { head, body } = answer
  if (typeof body !== 'string' || (await keepsContract(context, head.status, body))) return answer
  return refused('UNREACHABLE', context)
}

/** Short answers are read inside the limit; long ones and streams only begin inside it. */
async function read(pending: Promise<Response>, context: RequestContext): Promise<Answer> {
  const head = await pending
  return { head, body: await bodyOf(head, context) }
}

async function refused(reason: GatewayFailure, context: RequestContext): Promise<Answer> {
  return read(failure(reason, context), context)
}

function requestOf({ context, body, abort }: GatewayCall): Request {
  const { method, path, search } = context
  return new Request(backendOrigin() + path + search, {
    method,
    headers: headersToBackend(context),
    signal: abort.signal,
    ...(body && bodyInit(body)),
  })
}

/** Joined to one piece, a long body would be copied while nothing else is answered. */
function bodyInit(pieces: Uint8Array[]): RequestInit {
  const body = pieces.length === 1 ? pieces[0] : ReadableStream.from(pieces)
  return { body, duplex: 'half' } as RequestInit
}

async function bodyOf(answer: Response, { method, path }: RequestContext): Promise<Reply['body']> {
  if (!answer.body || method === 'HEAD' || BODILESS_STATUSES.includes(answer.status)) {
    await answer.body?.cancel()
    return null
  }
  const isJson = answer.headers.get('content-type')?.startsWith('application/json')
  if (isJson || isReadHere(path)) return answer.text()
  const length = Number(answer.headers.get('content-length') ?? Infinity)
  return length <= MAX_BUFFERED_BYTES ? new Uint8Array(await answer.arrayBuffer()) : answer.body
}

function readEnvelope({ path }: RequestContext, body: Reply['body']): Envelope | null {
  return isReadHere(path) && typeof body === 'string' ? envelopeIn(body) : null
}
