import { z } from 'zod'
import type { Random } from '../random'
import { HOSTILE } from './hostile'

/** Also years that PostgreSQL does not store as they are written. */
const TIMES = ['2026-01-01T00:00:00Z', '2030-12-31T23:59:59+09:00', '2026-11-01T00:00:00.000Z']
const FAR_TIMES = ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-23:00']

/** The usual format of a field with this name; without it hardly any generated call would succeed. */
const USUAL: Record<string, unknown[]> = {
  password: ['sampan1'],
  old_password: ['sampan1'],
  new_password: ['sampan1', 'sampan2'],
  pay_code: ['246810'],
  code: ['123456', 'WELCOME10', 'SAVE5'],
  captcha: ['123456'],
  email: ['ann@example.com', 'demo@sampan.example'],
  account: ['ann@example.com', 'demo@sampan.example'],
  mobile: ['+66812345678'],
  phone: ['+66812345678', '0812345678'],
  sku_id: [11, 21, 31],
  product_id: [1, 2, 3],
  shop_id: [1, 2],
  language: ['en', 'th', 'ja'],
  bank_card_no: ['4242424242424242'],
  handle: ['linen-shirt', 'tea-2'],
  starts_at: [...TIMES, ...FAR_TIMES],
  ends_at: [...TIMES, ...FAR_TIMES],
  expires_at: [...TIMES, ...FAR_TIMES],
  listed_at: [...TIMES, ...FAR_TIMES],
  created_from: [...TIMES, ...FAR_TIMES],
  paid_to: [...TIMES, ...FAR_TIMES],
}

/** The part of JSON Schema that Zod generates for the contracts. */
interface Schema {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  maxLength?: number
}

/** Reads the schema of a contract as a caller sees it. */
export function schemaOf(schema: z.ZodType | undefined): Schema {
  if (!schema) return {}
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

/** Generates inputs from schemas, and remembers values of responses, so that calls refer to earlier ones. */
export class InputMaker {
  readonly #seen = new Map<string, unknown[]>()

  constructor(readonly random: Random) {}

  /** Numbers and short strings of a response, by field name. */
  learn(value: unknown, name = '', depth = 0): void {
    if (depth > 6) return
    if (Array.isArray(value)) {
      for (const item of value.slice(0, 5)) this.learn(item, name, depth + 1)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) this.learn(inner, key, depth + 1)
    } else if (typeof value === 'number' || (typeof value === 'string' && value.length < 200)) {
      this.#remember(name, value)
    }
  }

  make(schema: Schema, name = '', depth = 0): unknown {
    const options = schema.anyOf ?? schema.oneOf
    if (options) return this.make(this.random.pick(options) ?? {}, name, depth)
    if (schema.allOf) return this.make(schema.allOf[0] ?? {}, name, depth)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return this.random.pick(schema.enum)
    if (schema.type === 'object') return this.#object(schema, depth)
    if (schema.type === 'array') return this.#array(schema, name, depth)
    if (schema.type === 'boolean') return this.random.next() < 0.5
    return this.#known(name) ?? this.#scalar(schema)
  }

  /** The same input with one fault. */
  spoil(input: unknown): unknown {
    if (typeof input !== 'object' || input === null || this.random.next() < 0.1) {
      return this.random.pick(HOSTILE)
    }
    const entries = Object.entries(input) as [string, unknown][]
    const chosen = this.random.pick(entries)
    if (!chosen || this.random.next() < 0.1) return { ...input, surprise: 1 }
    const [key, value] = chosen
    if (this.random.next() < 0.15) return without(input, key)
    const copy = Array.isArray(input) ? [...(input as unknown[])] : { ...input }
    return Object.assign(copy, { [key]: this.spoil(value) })
  }

  #object({ properties = {}, required = [] }: Schema, depth: number): object {
    const wanted = Object.entries(properties).filter(
      ([key]) => required.includes(key) || this.random.next() < 0.5,
    )
    return Object.fromEntries(
      wanted.map(([key, schema]) => [key, this.make(schema, key, depth + 1)]),
    )
  }

  #array({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string, depth: number) {
    const length = this.random.between(minItems, Math.max(minItems, Math.min(maxItems, 4)))
    const single = name.replace(/s$/, '')
    return Array.from({ length }, () => this.make(items, single, depth + 1))
  }

  #scalar({ type, minimum, maximum, exclusiveMinimum, maxLength = 40 }: Schema): unknown {
    if (type === 'integer' || type === 'number') {
      const least = minimum ?? (exclusiveMinimum ?? -1) + 1
      return this.random.between(least, Math.min(maximum ?? 1000, least + 1000))
    }
    if (type === 'null') return null
    const words = ['River Road 1', 'ชา', '抹茶', '12', '25.50', '2026-01-01', 'x']
    return this.random.pick(words)?.slice(0, maxLength)
  }

  #known(name: string): unknown {
    const usual = USUAL[name]
    if (usual && this.random.next() < 0.7) return this.random.pick(usual)
    const names = [name, name.endsWith('_id') || name.endsWith('id') ? 'id' : '']
    const seen = names.flatMap((one) => this.#seen.get(one) ?? [])
    return seen.length > 0 && this.random.next() < 0.8 ? this.random.pick(seen) : undefined
  }

  #remember(name: string, value: unknown): void {
    const known = this.#seen.get(name) ?? []
    known.push(value)
    if (known.length > 50) known.splice(this.random.between(0, known.length - 1), 1)
    this.#seen.set(name, known)
  }
}

function without(input: object, key: string): object {
  return Object.fromEntries(Object.entries(input).filter(([name]) => name !== key))
}
