import { z } from 'zod'
import type { Endpoint, Schemas } from '@/contracts/endpoint'
import { schemasOf } from '@/contracts/schemas/all'
import { newBrowser } from '@/server/testing/push-service'

/** Ids of the records of one shopper, by the parameter name of the calls; `id` matches any of them. */
export type RecordsByName = Record<string, readonly (number | string)[]>

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

/** Values that need a certain format that the schema does not define. */
const WORDS: Record<string, unknown[]> = {
  account: ['nobody@sampan.example'],
  action: ['pass', 'pay', 'ship'],
  captcha: ['123456'],
  code: ['123456'],
  bank_card_no: ['4242424242424242'],
  card: [{ token: 'tok_sample' }],
  country: ['TH'],
  cursor: ['sample'],
  email: ['somebody@sampan.example'],
  endpoint: ['https://push.example.com/send/sample'],
  file: [new File([new Uint8Array([1])], 'a.png', { type: 'image/png' })],
  from: ['2026-01-01T00:00:00Z'],
  to: ['2099-01-01T00:00:00Z'],
  ids: ['31'],
  invitation: ['i'.repeat(43)],
  keys: [BROWSER.keys],
  keyword: ['tea'],
  link: ['/home'],
  mobile: ['+66801112223'],
  new_password: ['a password of staff'],
  newpassword: ['975310'],
  noun: ['product'],
  oldpassword: ['135790'],
  part: [1],
  password: ['246810', 'a password of staff'],
  phone: ['+66 80 111 2222'],
  remarks: [{ '1': 'sample' }],
  time_zone: ['Asia/Bangkok'],
  txid: ['a'.repeat(64)],
}

/**
 * Inputs that match the schema of a call: without optional fields, with all fields, with each optional field alone,
 * and with the id of each record in turn. Empty when none matches: add the format to `WORDS`.
 */
export function samplesOf(endpoint: Endpoint, records: RecordsByName): object[] {
  const { query, body }: Schemas = schemasOf(endpoint)
  const schema = body ?? query
  if (!schema) return [{}]
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  const seen = new Map<string, object>()
  for (const option of shape.anyOf ?? shape.oneOf ?? [shape])
    for (const sample of objectsOf(option, records))
      if (schema.safeParse(sample).success) seen.set(JSON.stringify(sample), sample)
  return [...seen.values()]
}

function objectsOf({ properties = {}, required = [] }: Shape, records: RecordsByName): object[] {
  const names = Object.keys(properties)
  const choices = new Map(names.map((name) => [name, valuesOf(name, properties[name]!, records)]))
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

function valuesOf(name: string, shape: Shape, records: RecordsByName): unknown[] {
  if (shape.const !== undefined) return [shape.const]
  if (shape.enum) return shape.enum
  if (shape.type === 'array') return arraysOf(name, shape.items ?? {}, records)
  const known = [...(records[name] ?? []), ...(WORDS[name] ?? [])]
  if (known.length > 0) return known
  if (name === 'id' || name.endsWith('_id')) return [...(records.id ?? [])]
  const inner = shape.anyOf ?? shape.oneOf ?? shape.allOf
  if (inner) return inner.flatMap((one) => valuesOf(name, one, records))
  if (shape.type === 'object') return objectsOf(shape, records)
  if (shape.type === 'boolean') return [true]
  if (shape.type === 'null') return [null]
  if (shape.type === 'integer' || shape.type === 'number') return [numberOf(shape)]
  return ['sample']
}

/** One record at a time; numbers in a list are ids unless the field is known. */
function arraysOf(name: string, items: Shape, records: RecordsByName): unknown[] {
  const single = name.replace(/ies$/, 'y').replace(/s$/, '')
  const known = records[name] ?? records[single]
  if (known) return known.map((one) => [one])
  if (items.type === 'integer') return (records.id ?? []).map((one) => [one])
  const values = items.properties ? objectsOf(items, records) : valuesOf(single, items, records)
  return values.map((one) => [one])
}

const numberOf = ({ minimum, exclusiveMinimum }: Shape): number =>
  Math.max(1, minimum ?? 1, (exclusiveMinimum ?? 0) + 1)
