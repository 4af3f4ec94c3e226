import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { CODE } from '@/contracts/codes'
import { FAULT_HEADER } from '@/contracts/test-headers'
import { exchange } from '@/lib/api/http-exchange'
import { encodeQuery } from '@/lib/api/query-string'
import { CallError, fieldsIn } from './call-error'

/** A reset to a seed copies a whole database. */
const LIMIT_MS = 120_000
/** A cold server on a small machine rejects calls for some seconds. */
const BUSY_TRIES = 6

/** One call as it is sent. */
export interface OutgoingCall {
  method: 'get' | 'post'
  /** The path with its query. */
  url: string
  /** JSON, or a form if it contains a file. */
  body: string | FormData | undefined
}

/** Calls of one caller: a shopper, or the operator. */
export class Client {
  constructor(
    /** The origin of the server, for example `http://localhost:3000`. */
    readonly url: string,
    private readonly headers: Record<string, string>,
  ) {}

  /** Calls a GET endpoint and returns the data of its envelope. Throws a `CallError` for any code but 1. */
  get<Data>(path: string, query: object = {}): Promise<Data> {
    const search = encodeQuery(query)
    const url = search ? `${path}${path.includes('?') ? '&' : '?'}${search}` : path
    return this.send<Data>({ method: 'get', url, body: undefined })
  }

  /** Calls a POST endpoint with a JSON body, and with a new Idempotency-Key unless one is given. */
  post<Data>(path: string, input: object = {}, key: string = randomUUID()): Promise<Data> {
    return this.send<Data>({ method: 'post', url: path, body: JSON.stringify(input) }, key)
  }

  /** Sends a call as it is. */
  async send<Data>(call: OutgoingCall, key?: string): Promise<Data> {
    const name = `${call.method.toUpperCase()} ${call.url.split('?')[0]}`
    const headers = { ...this.headers, 'Idempotency-Key': key }
    const { envelope, status } = await exchange(call, this.transport(), {
      headers,
      credentials: 'omit',
      signal: undefined,
      limitMs: LIMIT_MS,
    }).catch((cause: unknown) => {
      const reason = `was not answered: is Sampan running at ${this.url}?`
      throw new CallError(name, 0, 0, reason, null, { cause })
    })
    if (!envelope) {
      throw new CallError(name, 0, status, `answered HTTP ${status} without an envelope`)
    }
    if (envelope.code === CODE.done) return envelope.data as Data
    const { code, msg, data } = envelope
    throw new CallError(name, code, status, `answered ${code}: ${fieldsIn(data) || msg}`, data)
  }

  private transport() {
    return { baseUrl: this.url, fetch: fetchWhenFree }
  }
}

/** Repeats a call that the server rejected as too busy before it ran. A planned fault is not repeated. */
async function fetchWhenFree(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const response = await globalThis.fetch(request.clone())
    const { status, headers } = response
    const retryAfter = headers.get('retry-after')
    const isBusy = status === CODE.unavailable && retryAfter && !headers.has(FAULT_HEADER)
    if (!isBusy || tries === BUSY_TRIES) return response
    await response.body?.cancel()
    await sleep(Number(retryAfter) * 1000, undefined, { signal: request.signal })
  }
}
