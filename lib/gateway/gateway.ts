import { channel, tracingChannel } from 'node:diagnostics_channel'
import { ReadableStream } from 'node:stream/web'
import { ENDPOINTS } from '@/contracts/all'
import { readEnvelope, type Envelope } from '@/contracts/envelope'
import { clearSession, issueXsrfPair } from '@/lib/api/gateway-endpoints'
import { backendFetch, backendOrigin } from '@/lib/api/server-transport'
import { admissionError } from '@/lib/gateway/admission'
import { matchesContract } from '@/lib/gateway/answer-check'
import { failure, success, type GatewayFailure } from '@/lib/gateway/answers'
import { retryOnce } from '@/lib/gateway/retry-once'
import type { GatewayCall } from '@/lib/gateway/call'
import { changesSomething } from '@/lib/gateway/cross-site'
import { headersToBackend, headersToBrowser, isPublic } from '@/lib/gateway/headers'
import { cookiesAfter, needsEnvelope } from '@/lib/gateway/session-cookies'
import type { Reply } from '@/lib/http/reply'
import type { RequestContext } from '@/lib/http/request-context'
import { causeOf, logLine } from '@/server/log-line'

/** Between the 10 s of the client and the 8 s of the handlers (docs/reliability.md). */
const LIMIT_MS = 9000
/** On a new shop a picture waits for others to be rendered, and no client gives it up. */
const PICTURE_LIMIT_MS = 20_000
/** Longer responses, and those without Content-Length, are streamed. */
const MAX_BUFFERED_BYTES = 1024 * 1024
/** The web server is a separate bundle of this process and receives call metrics through this channel. */
const calls = channel('sampan.gateway.calls')
/** Subscribed to by server/tracing. */
const tracing = tracingChannel('sampan.gateway')
const PATHS = new Set<string>(ENDPOINTS.map(([, { path }]) => path))
/** Served without the backend. */
const OWN_CALLS = [
  `GET ${issueXsrfPair.path}`,
  `HEAD ${issueXsrfPair.path}`,
  `POST ${clearSession.path}`,
]
const BODILESS_STATUSES = [204, 205, 304]

interface Answer {
  head: Response
  body: Reply['body']
}

/** The only way from the browser to the backend: checks the request, adds the session and forwards the call. */
export async function forwardCall(call: GatewayCall): Promise<Reply> {
  const began = performance.now()
  const { context } = call
  const refusal = admissionError(context)
  const { head, body } = refusal ? await refused(refusal, context) : await answer(call)
  const route = PATHS.has(context.path) ? context.path : 'other'
  const seconds = (performance.now() - began) / 1000
  calls.publish({ route, status: head.status, seconds })
  const headers = headersToBrowser(head, context)
  if (!isPublic(head, context.path)) {
    const lines = cookiesAfter(context, head.status, envelopeOf(context, body))
    if (lines.length > 0) headers['set-cookie'] = lines
  }
  return { status: head.status, headers, body }
}

function answer(call: GatewayCall): Promise<Answer> {
  const { method, path } = call.context
  const isOwn = OWN_CALLS.includes(`${method} ${path}`)
  return isOwn ? read(Promise.resolve(success()), call.context) : traced(call)
}

function traced(call: GatewayCall): Promise<Answer> {
  const { method, path, requestId } = call.context
  const message = { method, path, requestId, status: 0 }
  const work = async () => {
    const answer = await send(call)
    message.status = answer.head.status
    return answer
  }
  return tracing.hasSubscribers ? tracing.tracePromise(work, message) : work()
}

async function send(call: GatewayCall): Promise<Answer> {
  const { context, abort } = call
  const limit = Promise.withResolvers<'TIMED_OUT'>()
  const limitMs = context.path.startsWith('/api/pictures/') ? PICTURE_LIMIT_MS : LIMIT_MS
  const timer = setTimeout(() => limit.resolve('TIMED_OUT'), limitMs)
  try {
    const sendOnce = () => backendFetch(requestOf(call))
    const isRead = !changesSomething(context.method, context.path)
    const pending = isRead ? retryOnce(sendOnce, abort.signal) : sendOnce()
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

/** Validates JSON responses against the contract, because BACKEND_URL may name another implementation. */
async function checked(answer: Answer, context: RequestContext): Promise<Answer> {
  const { head, body } = answer
  if (typeof body !== 'string' || (await matchesContract(context, head.status, body))) return answer
  return refused('UNREACHABLE', context)
}

/** Short responses are read within the time limit; long ones and streams only start within it. */
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

/** Streams the chunks of a long body, because joining them would block the event loop. */
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
  if (isJson || needsEnvelope(path)) return answer.text()
  const length = Number(answer.headers.get('content-length') ?? Infinity)
  return length <= MAX_BUFFERED_BYTES ? new Uint8Array(await answer.arrayBuffer()) : answer.body
}

function envelopeOf({ path }: RequestContext, body: Reply['body']): Envelope | null {
  return needsEnvelope(path) && typeof body === 'string' ? readEnvelope(body) : null
}
