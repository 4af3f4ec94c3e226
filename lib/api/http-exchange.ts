import ky, { isTimeoutError } from 'ky'
import { CODE } from '@/contracts/codes'
import type { DataOf, Endpoint } from '@/contracts/endpoint'
import { readEnvelope, type Envelope } from '@/contracts/envelope'
import type { ApiContext } from '@/lib/api/api-context'
import { ApiError } from '@/lib/api/api-error'
import { encodeQuery } from '@/lib/api/query-string'

export const CALL_LIMIT_MS = 10_000

type Translate = ApiContext['translate']

/** One call as sent. */
export interface WireRequest {
  url: string
  method: 'get' | 'post'
  /** JSON, or a form if it contains a file; undefined without a body. */
  body: string | FormData | undefined
}

export interface WireReply {
  status: number
  /** Null if the response is not an envelope. */
  envelope: Envelope | null
  requestId: string | null
}

export interface Transport {
  fetch: (request: Request) => Promise<Response>
  /** An origin; the paths of calls are absolute. */
  baseUrl: string
}

interface ExchangeOptions {
  headers: Record<string, string | undefined>
  credentials: RequestCredentials
  signal: AbortSignal | undefined
  /** The total time, including retries. */
  limitMs?: number
}

/** The input as the body of an endpoint that takes one, otherwise as the query. */
export function wireRequest(endpoint: Endpoint, input: object = {}): WireRequest {
  const { path, method, body } = endpoint
  if (body) return { url: path, method, body: encodeBody(body, input) }
  const query = encodeQuery(input)
  return { url: query ? `${path}?${query}` : path, method, body: undefined }
}

function encodeBody(type: 'json' | 'form', fields: object): string | FormData {
  if (type === 'json') return JSON.stringify(fields)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value instanceof Blob ? value : String(value))
  }
  return form
}

/**
 * Sends one call and reads the whole response within 10 s (specification section 7). Reads are
 * retried once after a connection failure; writes never. Throws ky's errors.
 */
export async function exchange(
  { url, method, body }: WireRequest,
  transport: Transport,
  { headers, credentials, signal, limitMs = CALL_LIMIT_MS }: ExchangeOptions,
): Promise<WireReply> {
  let reply: Response | undefined
  const text = await ky(url, {
    method,
    baseUrl: transport.baseUrl,
    fetch: (request) => transport.fetch(request as Request),
    ...(body === undefined ? {} : { body }),
    headers: {
      Accept: 'application/json',
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    credentials,
    ...(signal ? { signal } : {}),
    timeout: limitMs,
    totalTimeout: limitMs,
    retry: { limit: 1, methods: ['get'] },
    throwHttpErrors: false,
    hooks: { afterResponse: [({ response }) => void (reply = response)] },
  }).text()
  return {
    status: reply?.status ?? 0,
    envelope: readEnvelope(text),
    requestId: reply?.headers.get('x-request-id') ?? null,
  }
}

/** Statuses whose message comes from the response, because it tells the shopper what to do. */
const WORDED_STATUSES: number[] = [CODE.signInNeeded, CODE.tooLarge, CODE.unsupported, CODE.tooMany]

/** The data of a reply, already validated by the backend or the gateway. Throws an ApiError otherwise. */
export function readReply<E extends Endpoint>(reply: WireReply, translate: Translate): DataOf<E> {
  const { envelope, status } = reply
  if (envelope && isWorded(envelope, status)) {
    if (envelope.code !== CODE.done) throw refusal(envelope, reply)
    return envelope.data as DataOf<E>
  }
  if (isSuccess(status)) throw invalidReply(reply, translate)
  throw new ApiError({
    kind: 'http',
    message: translate('status', { status }),
    code: envelope?.code ?? 0,
    status,
    requestId: reply.requestId,
  })
}

const isSuccess = (status: number) => status >= 200 && status < 300

function isWorded(envelope: Envelope, status: number): boolean {
  if (isSuccess(status) || envelope.code === CODE.signInNeeded) return true
  return WORDED_STATUSES.includes(status) && envelope.msg !== ''
}

function refusal({ code, msg, data }: Envelope, { status, requestId }: WireReply): ApiError {
  return new ApiError({ kind: 'refused', message: msg, code, status, data, requestId })
}

export function invalidReply({ status, requestId }: WireReply, translate: Translate) {
  return new ApiError({ kind: 'invalidReply', message: translate('network'), status, requestId })
}

/** The error of a failed call. Without a response it is a timeout or a connection failure. */
export function callError(cause: unknown, translate: Translate): ApiError {
  if (cause instanceof ApiError) return cause
  const kind = isTimeoutError(cause) ? 'timeout' : 'network'
  return new ApiError({ kind, message: translate(kind), cause })
}

export interface CallOptions {
  /** No failure toast: the caller shows what went wrong itself; `fields`: only where fields are named. */
  quiet?: boolean | 'fields'
  /** Lets the same submission through again within 1000 ms. */
  allowRepeat?: boolean
  /** Leaves the session and every other cookie out of this call. */
  withoutSession?: boolean
  signal?: AbortSignal
  /** Lets the client retry an unanswered call without a second effect. */
  idempotencyKey?: string
}
