import { channel, tracingChannel } from 'node:diagnostics_channel'
import { ENDPOINTS } from '@/contracts/all'
import { Envelope } from '@/contracts/envelope'
import { backendFetch, backendOrigin } from '@/lib/api/server-transport'
import { refusalOf } from '@/lib/gateway/admission'
import { failure } from '@/lib/gateway/answers'
import { askAgain } from '@/lib/gateway/ask-again'
import { readBody } from '@/lib/gateway/body'
import { changesSomething } from '@/lib/gateway/cross-site'
import { headersToBackend, headersToBrowser, isPublic } from '@/lib/gateway/headers'
import { cookiesAfter, isReadHere } from '@/lib/gateway/session-cookies'
import { gatewayVisit, type GatewayVisit } from '@/lib/gateway/visit'

/** Between the client's 10 s and the handlers' 8 s (trust, "Time limits nest"). */
const LIMIT_MS = 9000
/** Where the web server, which is another part of this process, hears of calls. */
const calls = channel('sampan.gateway.calls')
/** Where whoever traces hears of them. */
const passed = tracingChannel('sampan.gateway')
const PATHS = new Set<string>(ENDPOINTS.map(([, { path }]) => path))
const BODILESS_STATUSES = [204, 205, 304]

/** The browser's only way to the backend: checks, translates the session, and passes on. */
export async function passOn(request: Request): Promise<Response> {
  const began = performance.now()
  const visit = gatewayVisit(request)
  const refusal = refusalOf(visit)
  const answer = refusal ? await failure(refusal, visit) : await ask(request, visit)
  const route = PATHS.has(visit.path) ? visit.path : 'other'
  const seconds = (performance.now() - began) / 1000
  calls.publish({ route, status: answer.status, seconds })
  const envelope = isReadHere(visit.path) ? await peek(answer) : null
  const headers = headersToBrowser(answer, visit)
  if (!isPublic(answer, visit.path)) {
    const lines = cookiesAfter(visit, answer.status, envelope)
    for (const line of lines) headers.append('set-cookie', line)
  }
  const body = BODILESS_STATUSES.includes(answer.status) ? null : answer.body
  return new Response(body, { status: answer.status, headers })
}

function ask(request: Request, visit: GatewayVisit): Promise<Response> {
  const { method, path, requestId } = visit
  const told = { method, path, requestId, status: 0 }
  const work = async () => {
    const answer = await send(request, visit)
    told.status = answer.status
    return answer
  }
  return passed.tracePromise(work, told)
}

async function send(request: Request, visit: GatewayVisit): Promise<Response> {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD'
  const body = hasBody ? await readBody(request) : undefined
  if (body === null) return failure('TOO_LARGE', visit)
  const limit = Promise.withResolvers<'TIMED_OUT'>()
  const giveUp = new AbortController()
  const timer = setTimeout(() => limit.resolve('TIMED_OUT'), LIMIT_MS)
  try {
    const signal = AbortSignal.any([request.signal, giveUp.signal])
    const { method } = request
    const sent = { method, headers: headersToBackend(visit), signal, ...(body ? { body } : {}) }
    const reach = () => backendFetch(new Request(backendOrigin() + visit.path + visit.search, sent))
    const isRead = !changesSomething(method, visit.path)
    const pending = readWhole(isRead ? askAgain(reach, signal) : reach(), visit)
    const answer = await Promise.race([pending, limit.promise])
    if (answer !== 'TIMED_OUT') return answer
    giveUp.abort()
    return await failure('TIMED_OUT', visit)
  } catch (error) {
    if (!request.signal.aborted) noteFailure(visit, error)
    return await failure('UNREACHABLE', visit)
  } finally {
    clearTimeout(timer)
  }
}

/** Answers that are read here are read inside the limit; all others stream through. */
async function readWhole(pending: Promise<Response>, visit: GatewayVisit): Promise<Response> {
  const answer = await pending
  if (!isReadHere(visit.path)) return answer
  return new Response(await answer.arrayBuffer(), answer)
}

async function peek(answer: Response): Promise<Envelope | null> {
  try {
    return Envelope.safeParse(await answer.clone().json()).data ?? null
  } catch {
    return null
  }
}

function noteFailure({ requestId, path }: GatewayVisit, error: unknown): void {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const line = { level: 'error', app: 'sampan', msg: 'backend unreachable', requestId, path, cause }
  process.stderr.write(`${JSON.stringify(line)}\n`)
}
