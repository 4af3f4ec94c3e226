import { ENDPOINTS } from '@/contracts/all'
import type { DataOf, Endpoint, InputOf } from '@/contracts/endpoint'
import type { Envelope } from '@/contracts/envelope'
import { schemasOf } from '@/contracts/schemas/all'
import { exchange, wireRequest, type Transport } from '@/lib/api/http-exchange'

/** A difference between a backend and the contract. */
export interface Difference {
  call: string
  /** A field, or the input of the call. */
  place: string
  says: string
}

export interface Who {
  token?: string
  key?: string
  locale?: string
  isOperator?: boolean
}

interface Reply {
  status: number
  envelope: Envelope
}

/** The rest of the chapter needs a response that is missing. */
export class Stopped extends Error {}

const NAMES = new Map(ENDPOINTS.map(([name, endpoint]) => [endpoint, name]))

/**
 * Calls a backend as the storefront does, with its own client, and records every difference between response and
 * contract.
 */
export class Probe {
  readonly differences: Difference[] = []
  /** Fields that the contract does not define: allowed, and invisible to the storefront. */
  readonly more = new Set<string>()
  /** Calls that succeeded at least once. */
  readonly answered = new Set<string>()

  constructor(
    /** How a request reaches the backend under test. */
    private readonly transport: Transport,
    readonly opsToken: string | undefined,
  ) {}

  /** A call that must succeed. Records a failure and throws Stopped. */
  async ask<E extends Endpoint>(endpoint: E, input: InputOf<E>, who: Who = {}): Promise<DataOf<E>> {
    const call = this.nameOf(endpoint)
    const { status, envelope } = await this.#exchange(endpoint, input, who)
    if (status !== 200) this.#note(call, 'HTTP status', `200 expected, ${status} came`)
    if (envelope.code !== 1)
      this.#stop(call, 'code', `1 expected, ${envelope.code} came: ${envelope.msg}`)
    const parsed = schemasOf(endpoint).data.safeParse(envelope.data)
    for (const { path, message } of parsed.error?.issues ?? [])
      this.#note(call, ['data', ...path].join('.'), message)
    if (!parsed.success) throw new Stopped(`${call}: ${parsed.error.message}`)
    this.answered.add(call)
    this.#noteMore(call, envelope.data, parsed.data)
    return parsed.data as DataOf<E>
  }

  /** A call that must be refused with this code and the corresponding HTTP status. */
  async refused(
    endpoint: Endpoint,
    what: string,
    input: unknown,
    { code, who = {} }: { code: number; who?: Who },
  ): Promise<void> {
    const call = this.nameOf(endpoint)
    const { status, envelope } = await this.#exchange(endpoint, input, who)
    const isOfTransport = [401, 403, 413, 415, 429].includes(code)
    const wanted = isOfTransport ? code : 200
    if (envelope.code !== code)
      this.#note(call, what, `code ${code} expected, ${envelope.code} came: ${envelope.msg}`)
    else if (status !== wanted) this.#note(call, what, `HTTP ${wanted} expected, ${status} came`)
    else if (envelope.msg === '') this.#note(call, what, 'no message for the shopper')
    else if (code === 422 && !namesFields(envelope.data))
      this.#note(call, what, 'data.fields does not name a field')
  }

  /** A check of a response. */
  expect(endpoint: Endpoint, place: string, isSo: boolean, says: string): void {
    if (!isSo) this.#note(this.nameOf(endpoint), place, says)
  }

  nameOf(endpoint: Endpoint): string {
    return `${NAMES.get(endpoint)} ${endpoint.method.toUpperCase()} ${endpoint.path}`
  }

  /** Except the calls of testers and of the administration, which a backend does not need to have. */
  unanswered(): string[] {
    return ENDPOINTS.filter(
      ([, { access, path }]) => access !== 'tester' && !path.startsWith('/api/admin/'),
    )
      .map(([, endpoint]) => this.nameOf(endpoint))
      .filter((name) => !this.answered.has(name))
  }

  async #exchange(endpoint: Endpoint, input: unknown, who: Who): Promise<Reply> {
    const call = this.nameOf(endpoint)
    const headers = {
      'Accept-Language': who.locale ?? 'en',
      'Idempotency-Key': who.key,
      token: who.token,
      Authorization: who.isOperator ? `Bearer ${this.opsToken}` : undefined,
    }
    const { status, envelope } = await exchange(
      wireRequest(endpoint, input ?? {}),
      this.transport,
      { headers, credentials: 'omit', signal: undefined },
    ).catch((error: unknown) => this.#stop(call, 'connection', String(error)))
    if (!envelope) this.#stop(call, 'envelope', `no { code, msg, time, data }, with HTTP ${status}`)
    return { status, envelope }
  }

  #note(call: string, place: string, says: string): void {
    this.differences.push({ call, place, says })
  }

  #stop(call: string, place: string, says: string): never {
    this.#note(call, place, says)
    throw new Stopped(`${call}, ${place}: ${says}`)
  }

  #noteMore(call: string, given: unknown, known: unknown, path = 'data'): void {
    if (Array.isArray(given) && Array.isArray(known)) {
      given.forEach((one, index) => this.#noteMore(call, one, known[index], `${path}[]`))
      return
    }
    if (!isObject(given) || !isObject(known)) return
    for (const [name, value] of Object.entries(given)) {
      if (name in known) this.#noteMore(call, value, known[name], `${path}.${name}`)
      else this.more.add(`${call}: ${path}.${name}`)
    }
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const namesFields = (data: unknown) =>
  isObject(data) && isObject(data.fields) && Object.keys(data.fields).length > 0
