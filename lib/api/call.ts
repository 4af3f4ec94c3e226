import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import { CODE } from '@/contracts/codes'
import { ApiError } from '@/lib/api/api-error'
import { createDuplicateGuard } from '@/lib/api/duplicate-guard'
import { exchange, wireRequest, type WireReply, type WireRequest } from '@/lib/api/exchange'
import { readReply, unansweredError } from '@/lib/api/reply'
import { noteServerTime } from '@/lib/api/server-clock'
import { sessionMark, xsrfToken } from '@/lib/api/session-mark'
import { currentApiContext } from '@/lib/api/api-context'
import { traceparent } from '@/lib/api/traceparent'
import { XSRF_HEADER } from '@/lib/api/xsrf'
import { toast } from '@/lib/toast/toast'

export interface CallOptions {
  /** No failure toast: the caller shows what went wrong itself; `fields`: only where fields are named. */
  quiet?: boolean | 'fields'
  /** Lets the same submission through again within 1000 ms. */
  allowRepeat?: boolean
  /** Leaves the session and every other cookie out of this call. */
  withoutSession?: boolean
  signal?: AbortSignal
  /** Lets a call that was not answered be asked again without being carried out twice. */
  idempotencyKey?: string
}

type KeyedOptions = CallOptions & { idempotencyKey: string }

/** The input is left out where every field may be; the options of keyed calls carry the key. */
export type CallArguments<E extends Endpoint> = E extends { isKeyed?: true }
  ? [input: InputOf<E>, options: KeyedOptions]
  : object extends InputOf<E>
    ? [input?: InputOf<E>, options?: CallOptions]
    : [input: InputOf<E>, options?: CallOptions]

const admits = createDuplicateGuard()
let leaving: Promise<void> | undefined

/**
 * Calls one endpoint of the contract from the browser and gives the data of its answer. Every failure is an
 * ApiError whose words were shown as a toast, unless the call is quiet (specification section 8).
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[input, options = {}]: CallArguments<E>
): Promise<DataOf<E>> {
  const { translate } = currentApiContext()
  const wasSignedIn = sessionMark() === 'signedIn' && !options.withoutSession
  try {
    const request = wireRequest(endpoint, input as object | undefined)
    if (endpoint.method === 'post' && !options.allowRepeat) refuseDuplicate(request)
    return readReply<E>(await send(endpoint, request, options), translate)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const failure = error instanceof ApiError ? error : unansweredError(error, translate)
    if (!isQuiet(failure, options) && failure.message) toast.fail(failure.message)
    if (failure.code === CODE.signInNeeded && wasSignedIn) await leaveOnce()
    throw failure
  }
}

function isQuiet({ code }: ApiError, { quiet }: CallOptions): boolean {
  return quiet === 'fields' ? code === CODE.invalid : quiet === true
}

/** Files are not compared: several are sent at once, and a part that is sent twice is kept once. */
function refuseDuplicate({ url, body = '' }: WireRequest): void {
  if (typeof body !== 'string' || admits(url, body)) return
  const { translate } = currentApiContext()
  throw new ApiError({ kind: 'duplicate', message: translate('duplicate') })
}

/** A failed cross-site check came with a fresh cookie: the call is sent once more with it. */
async function send(
  endpoint: Endpoint,
  request: WireRequest,
  options: CallOptions,
): Promise<WireReply> {
  const reply = await sendOnce(endpoint, request, options)
  // What is public may have been kept somewhere on its way, with the time of then.
  if (reply.envelope && endpoint.access === 'shopper') noteServerTime(reply.envelope.time)
  const hasFailedCheck = reply.status === 403 && reply.envelope?.code === CODE.crossSite
  return hasFailedCheck && needsCheck(endpoint) ? sendOnce(endpoint, request, options) : reply
}

/** The gateway checks every post, also one that only asks. */
const needsCheck = ({ changes, method }: Endpoint) => changes || method === 'post'

function sendOnce(
  endpoint: Endpoint,
  request: WireRequest,
  options: CallOptions,
): Promise<WireReply> {
  const transport = {
    baseUrl: window.location.origin,
    fetch: (sent: Request) => globalThis.fetch(sent),
  }
  return exchange(request, transport, {
    headers: {
      'Accept-Language': document.documentElement.lang || undefined,
      'Idempotency-Key': options.idempotencyKey,
      traceparent: traceparent(),
      [XSRF_HEADER]: needsCheck(endpoint) ? xsrfToken() : undefined,
    },
    credentials: options.withoutSession ? 'omit' : 'same-origin',
    signal: options.signal,
  })
}

/** Several calls may learn at once that the session is over; the shopper is led away once. */
function leaveOnce(): Promise<void> {
  leaving ??= Promise.resolve(currentApiContext().endSession()).finally(() => {
    leaving = undefined
  })
  return leaving
}
