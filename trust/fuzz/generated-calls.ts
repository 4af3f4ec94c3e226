import { randomUUID } from 'node:crypto'
import { startAdminImport } from '@/contracts/admin-imports'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { requestFor } from '@/server/testing/backend'
import type { Random } from '../random'
import { FUZZED } from './coverage'
import { importFile } from './import-files'
import { type InputMaker, schemaOf } from './input-maker'

/** The number of files per member and hour is limited, and pictures need some of them. */
const MAX_IMPORTS = 1000

interface Call {
  name: string
  endpoint: Endpoint
  query: object
  body: object
}

/** Who calls: a shopper, and for the administration a machine or, with headers, a member of staff. */
interface Caller {
  maker: InputMaker
  token: string
  headers: Record<string, string>
}

/** Generates requests, valid and invalid, from the contracts. */
export class GeneratedCalls {
  readonly #calls: Call[]
  readonly #keys: string[] = [randomUUID()]
  #imports = 0

  constructor(readonly random: Random) {
    this.#calls = FUZZED.map(([name, endpoint]) => {
      const { query, body }: Schemas = schemasOf(endpoint)
      return { name, endpoint, query: schemaOf(query), body: schemaOf(body) }
    })
  }

  pick(): Call {
    return this.random.pick(this.#calls)!
  }

  request(call: Call, { maker, token, headers }: Caller): [string, RequestInit] {
    const { endpoint, query, body } = call
    const { random } = this
    const isGet = endpoint.method === 'get'
    const right = maker.make(isGet ? query : body) ?? {}
    const input = random.next() < 0.6 ? right : maker.spoil(right)
    const [path, init] = requestFor(endpoint, isGet ? asObject(input) : input, {
      token,
      key: this.#key(),
      ip: `192.0.2.${random.between(1, 250)}`,
      locale: random.pick(['en', 'th', 'ja', 'zh-CN', 'xx', '*;q=9'])!,
      headers,
    })
    if (isGet) return [path.slice(0, 8000), init]
    if (endpoint === startAdminImport && (this.#imports += 1) <= MAX_IMPORTS)
      return [path, { ...init, ...this.#form(maker, asObject(right), init.headers) }]
    const isWhole = typeof init.body !== 'string' || random.next() < 0.97
    return [path, isWhole ? init : { ...init, body: broken(init.body as string) }]
  }

  #form(maker: InputMaker, fields: object, given: RequestInit['headers']): RequestInit {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields))
      if (name !== 'file' && this.random.next() < 0.3) form.append(name, String(value))
    form.append('file', importFile(this.random, maker))
    const headers = new Headers(given)
    headers.delete('content-type')
    return { headers, body: form }
  }

  /** Usually a new one; sometimes one that was used before, and sometimes an invalid one. */
  #key(): string {
    const { random } = this
    const draw = random.next()
    if (draw < 0.1) return random.pick(this.#keys)!
    if (draw < 0.13) return 'not a key'
    const key = randomUUID()
    if (draw < 0.3) this.#keys.push(key)
    if (this.#keys.length > 100) this.#keys.shift()
    return key
  }
}

/** A URL cannot contain lone surrogates. */
const asObject = (input: unknown): object => {
  const object = typeof input === 'object' && input !== null ? input : { value: input }
  return JSON.parse(
    JSON.stringify(object, (_, value: unknown) =>
      typeof value === 'string' ? value.toWellFormed() : value,
    ),
  ) as object
}

const broken = (text: string) => text.slice(0, Math.max(1, Math.floor(text.length / 2)))
