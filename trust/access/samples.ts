import { z } from 'zod'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { newBrowser } from '@/server/testing/push-service'

/** Ids of one shopper's things, by the name under which a call asks for them; `id` stands for any of them. */
export type ThingsByName = Record<string, readonly (number | string)[]>

interface Shape {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  items?: Shape
  properties?: Record<string, Shape>
  required?: string[]
  minimum?: number
  exclusiveMinimum?: number
}

const BROWSER = newBrowser()

/** What the schema alone does not say: texts that have to look like something. */
const WORDS: Record<string, unknown[]> = {
  account: ['nobody@sampan.example'],
  action: ['pass', 'pay', 'ship'],
  captcha: ['123456'],
  code: ['123456'],
  bank_card_no: ['4242424242424242'],
  card: [{ token: 'tok_sample' }],
  cursor: ['sample'],
  email: ['somebody@sampan.example'],
  endpoint: ['https://push.example.com/send/sample'],
  file: [new File([new Uint8Array([1])], 'a.png', { type: 'image/png' })],
  from: ['2026-01-01T00:00:00Z'],
  to: ['2099-01-01T00:00:00Z'],
  ids: ['31'],
  keys: [BROWSER.keys],
  keyword: ['tea'],
  mobile: ['+66801112223'],
  newpassword: ['975310'],
  noun: ['product'],
  oldpassword: ['135790'],
  part: [1],
  password: ['246810'],
  phone: ['+66 80 111 2222'],
  remarks: [{ '1': 'sample' }],
  time_zone: ['Asia/Bangkok'],
  txid: ['a'.repeat(64)],
}

/**
 * Inputs that a call takes, made from its own schema: everything optional left out, everything named, each optional
 * field alone; and each id of the things in turn. Empty when nothing fits: then `WORDS` needs a line.
 */
export function samplesOf(endpoint: Endpoint, things: ThingsByName): object[] {
  const { query, body }: Schemas = schemasOf(endpoint)
  const schema = body ?? query
  if (!schema) return [{}]
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const seen = new Map<string, object>()
  for (const option of shape.anyOf ?? shape.oneOf ?? [shape])
    for (const sample of objectsOf(option, things))
      if (schema.safeParse(sample).success) seen.set(JSON.stringify(sample), sample)
  return [...seen.values()]
}

function objectsOf({ properties = {}, required = [] }: Shape, things: ThingsByName): object[] {
  const names = Object.keys(properties)
  const choices = new Map(names.map((name) => [name, valuesOf(name, properties[name]!, things)]))
  const first = (chosen: string[]) =>
    Object.fromEntries(chosen.map((name) => [name, choices.get(name)![0]]))
  const sets = [required, names, ...names.map((name) => [...new Set([...required, name])])]
  return sets.flatMap((chosen) => [
    first(chosen),
    ...chosen.flatMap((name) =>
      choices.get(name)!.map((value) => ({ ...first(chosen), [name]: value })),
    ),
  ])
}

function valuesOf(name: string, shape: Shape, things: ThingsByName): unknown[] {
  if (shape.const !== undefined) return [shape.const]
  if (shape.enum) return shape.enum
  if (shape.type === 'array') return arraysOf(name, shape.items ?? {}, things)
  const known = [...(things[name] ?? []), ...(WORDS[name] ?? [])]
  if (known.length > 0) return known
  if (name === 'id' || name.endsWith('_id')) return [...(things.id ?? [])]
  const inner = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (inner) return inner.flatMap((one) => valuesOf(name, one, things))
  if (shape.type === 'object') return objectsOf(shape, things)
  if (shape.type === 'boolean') return [true]
  if (shape.type === 'null') return [null]
  if (shape.type === 'integer' || shape.type === 'number') return [numberOf(shape)]
  return ['sample']
}

/** One thing at a time; numbers in a list are ids unless something is known of them. */
function arraysOf(name: string, items: Shape, things: ThingsByName): unknown[] {
  const single = name.replace(/s$/, '')
  const known = things[name] ?? things[single]
  if (known) return known.map((one) => [one])
  if (items.type === 'integer') return (things.id ?? []).map((one) => [one])
  return valuesOf(single, items, things).map((one) => [one])
}

const numberOf = ({ minimum, exclusiveMinimum }: Shape): number =>
  Math.max(1, minimum ?? 1, (exclusiveMinimum ?? 0) + 1)
