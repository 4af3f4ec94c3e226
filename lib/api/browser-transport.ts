import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import type { CallOptions } from './http-exchange'
import { issueXsrfPair } from '@/lib/api/gateway-endpoints'
import { createDuplicateGuard } from '@/lib/api/duplicate-guard'
import {
  CALL_LIMIT_MS,
  callError,
  exchange,
  readReply,
  wireRequest,
  type WireReply,
  type WireRequest,
} from '@/lib/api/http-exchange'
import { hasOwnSession } from '@/lib/api/own-session'
import { recordServerTime } from '@/lib/api/server-clock'
import { sessionMark, xsrfToken } from '@/lib/api/session-mark'
import { currentApiContext } from '@/lib/api/api-context'
import { traceparent } from '@/lib/api/traceparent'
import { XSRF_HEADER } from '@/lib/api/xsrf'
import { toast } from '@/lib/toast/toast'

const admits = createDuplicateGuard()
let leaving: Promise<void> | undefined

/** The part of callEndpoint that is loaded with the first call. */
export async function browserCall<E extends Endpoint>(
  endpoint: E,
  input?: object,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const { translate } = currentApiContext()
  const wasSignedIn = (sessionMark() === 'signedIn' || hasOwnSession()) && !options.withoutSession
  try {
    const request = wireRequest(endpoint, input)
    if (endpoint.method === 'post' && !options.allowRepeat) rejectDuplicate(request)
    return readReply<E>(await send(endpoint, request, options), translate)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const failure = callError(error, translate)
    const isOver = failure.code === CODE.signInNeeded && wasSignedIn
    if ((isOver || !isQuiet(failure, options)) && failure.message) toast.fail(failure.message)
    if (isOver) await leaveOnce()
    throw failure
  }
}

function isQuiet({ code }: ApiError, { quiet }: CallOptions): boolean {
  return quiet === 'fields' ? code === CODE.invalid : quiet === true
}

/** File uploads are not compared: several run in parallel, and a part sent twice is stored once. */
function rejectDuplicate({ url, body = '' }: WireRequest): void {
  if (typeof body !== 'string' || admits(url, body)) return
  const { translate } = currentApiContext()
  throw new ApiError({ kind: 'duplicate', message: translate('duplicate') })
}

/** A failed XSRF check sets a new cookie: the call is retried once with it. */
async function send(
  endpoint: Endpoint,
  request: WireRequest,
  options: CallOptions,
): Promise<WireReply> {
  const endsAt = performance.now() + CALL_LIMIT_MS
  // The gateway checks every POST, also one that only reads.
  const isChecked = endpoint.changes || endpoint.method === 'post'
  const attempt = () =>
    exchange(request, transport(), {
      headers: {
        'Accept-Language': document.documentElement.lang || undefined,
        'Idempotency-Key': options.idempotencyKey,
        traceparent: traceparent(),
        [XSRF_HEADER]: isChecked ? xsrfToken() : undefined,
      },
      credentials: options.withoutSession ? 'omit' : 'same-origin',
      signal: options.signal,
      limitMs: Math.max(1, endsAt - performance.now()),
    })
  if (isChecked && !options.withoutSession && !xsrfToken()) await getXsrfPair()
  const reply = await attempt()
  // A public reply may come from a cache, with the time at which it was stored.
  if (reply.envelope && endpoint.access === 'shopper') recordServerTime(reply.envelope.time)
  const hasFailedCheck = reply.status === 403 && reply.envelope?.code === CODE.crossSite
  return hasFailedCheck && isChecked ? attempt() : reply
}

const transport = () => ({
  baseUrl: window.location.origin,
  fetch: (sent: Request) => globalThis.fetch(sent),
})

let pairing: Promise<unknown> | undefined

/**
 * A new visitor has no XSRF pair yet. Requests for one are not concurrent: a second pair would
 * invalidate the first.
 */
function getXsrfPair(): Promise<unknown> {
  pairing ??= exchange(wireRequest(issueXsrfPair), transport(), {
    headers: {},
    credentials: 'same-origin',
    signal: undefined,
  }).finally(() => {
    pairing = undefined
  })
  return pairing
}

/** Several calls may fail at once with an expired session; the redirect happens once. */
function leaveOnce(): Promise<void> {
  leaving ??= Promise.resolve(currentApiContext().endSession()).finally(() => {
    leaving = undefined
  })
  return leaving
}
