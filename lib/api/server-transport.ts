import { channel } from 'node:diagnostics_channel'
import { CODE } from '@/contracts/codes'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { readEnvelope } from '@/contracts/envelope'
import type { Locale } from '@/contracts/languages'
import { ApiError } from '@/lib/api/api-error'
import { BACKEND_UNAVAILABLE_CHANNEL } from '@/lib/api/away-channel'
import { checkData, isBackendForeign } from '@/lib/api/data-check'
import {
  callError,
  exchange,
  invalidReply,
  readReply,
  wireRequest,
  type WireReply,
  type WireRequest,
} from '@/lib/api/http-exchange'
import type { ClientMessages } from '@/lib/api/api-context'

/** Never resolved by DNS: the in-process backend uses the path only. */
export const IN_PROCESS_ORIGIN = 'http://backend.internal'

/** The origin of the backend: BACKEND_URL if set, otherwise this process. */
export function backendOrigin(): string {
  const { BACKEND_URL } = process.env
  return BACKEND_URL ? new URL(BACKEND_URL).origin : IN_PROCESS_ORIGIN
}

/** Tracing adds the trace context to calls that leave this process. */
const leaving = channel('sampan.leaving')

/** Sends a request to the backend. With BACKEND_URL the built-in backend is never loaded. */
export async function backendFetch(request: Request): Promise<Response> {
  if (isBackendForeign()) {
    leaving.publish(request)
    // Without a signal here, Next.js copies the body for other components of a page that ask the same, and keeps it.
    return fetch(request, { redirect: 'manual', signal: request.signal })
  }
  const { getApp } = await import('@/server/app')
  return getApp().fetch(request)
}

/** Delay between retries of a "busy" reply: the result is cached for all later requests. */
const BUSY_PAUSES_MS = [200, 500, 1000]
/** Total with retries: a page request is answered within nine seconds. */
const LIMIT_MS = 8000

/**
 * Like `call`, from server components: without a session, in the given language, without toasts.
 * `after` is the database position that the read must include.
 */
export async function serverCall<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { locale, after }: { locale: Locale; after?: string | undefined },
): Promise<DataOf<E>> {
  const endsAt = performance.now() + LIMIT_MS
  const headers = { 'Accept-Language': locale, 'X-Read-After': after, 'X-Page-Render': '1' }
  const ask = () => askOnce(endpoint, input, headers, endsAt - performance.now())
  try {
    for (const pauseMs of BUSY_PAUSES_MS) {
      try {
        return await ask()
      } catch (error) {
        if (!isBusy(error) || performance.now() + pauseMs > endsAt) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    return await ask()
  } catch (error) {
    if (isAway(error)) channel(BACKEND_UNAVAILABLE_CHANNEL).publish(endpoint.path)
    throw error
  }
}

const isBusy = (error: unknown) => error instanceof ApiError && error.status === CODE.unavailable

/** A retry may succeed after a moment. */
function isAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return (
    error.kind === 'network' || error.kind === 'timeout' || AWAY_STATUSES.includes(error.status)
  )
}

const AWAY_STATUSES: number[] = [CODE.tooMany, CODE.unreachable, CODE.unavailable, CODE.timedOut]

async function askOnce<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  headers: Record<string, string | undefined>,
  limitMs: number,
): Promise<DataOf<E>> {
  try {
    const request = wireRequest(endpoint, input as object | undefined)
    if (!isBackendForeign())
      return readReply<E>(await exchangeInProcess(request, headers, limitMs), logged)
    const reply = await exchange(
      request,
      { baseUrl: backendOrigin(), fetch: backendFetch },
      { headers, credentials: 'omit', signal: undefined, limitMs },
    )
    const data = readReply<E>(reply, logged)
    const checked = await checkData(endpoint, data, reply.requestId)
    if (!checked) throw invalidReply(reply, logged)
    return checked.data as DataOf<E>
  } catch (error) {
    throw callError(error, logged)
  }
}

/** Without the HTTP client, which takes a millisecond for retries and limits that a call in this process needs not. */
async function exchangeInProcess(
  { url, method, body }: WireRequest,
  headers: Record<string, string | undefined>,
  limitMs: number,
): Promise<WireReply> {
  const request = new Request(IN_PROCESS_ORIGIN + url, {
    method: method.toUpperCase(),
    ...(body !== undefined && { body }),
  })
  request.headers.set('Accept', 'application/json')
  if (typeof body === 'string') request.headers.set('Content-Type', 'application/json')
  for (const name in headers)
    if (headers[name] !== undefined) request.headers.set(name, headers[name])
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => limit.reject(new DOMException('The backend took too long', 'TimeoutError')),
    limitMs,
  )
  try {
    const answered = backendFetch(request).then(async (response) => ({
      status: response.status,
      envelope: readEnvelope(await response.text()),
      requestId: response.headers.get('x-request-id'),
    }))
    return await Promise.race([answered, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** For the log, which operators read in English. */
function logged(key: ClientMessages, values?: { status: number }): string {
  return `backend call failed: ${key}${values ? ` ${values.status}` : ''}`
}
