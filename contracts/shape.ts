/**
 * What an answer looks like, as plain data: the schemas of contracts/*.ts without zod, which costs a slow
 * phone 200 ms before its first call. An object is one field by field; a field whose name ends in `?` may
 * be left out.
 */
export type Shape = Scalar | Compound | Fields

type Scalar = 'string' | 'number' | 'int' | 'boolean' | 'null' | 'time' | 'unknown'

type Compound =
  | readonly ['int', least: number, most?: number]
  | readonly ['list', item: Shape, least?: number, most?: number]
  | readonly ['record', value: Shape]
  | readonly ['nullable', value: Shape]
  | readonly ['either', options: readonly Shape[]]
  | readonly ['only', ...values: (string | number | boolean | null)[]]

interface Fields {
  readonly [field: string]: Shape
}

/** ISO 8601 in UTC; has to be zod's own pattern, which `shapeOf` makes sure of. */
export const TIME =
  /^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$/

/** Where a value is not in its shape: `list.3.price`; empty for the value itself. */
export class Mismatch {
  constructor(readonly path: string) {}
}

/** The value as its schema would give it, without what no field is named for; or where it is something else. */
export function readShape(shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return given(isScalar(shape, value), value)
  return isCompound(shape) ? readCompound(shape, value) : readFields(shape, value)
}

const given = (fits: boolean, value: unknown) => (fits ? value : new Mismatch(''))

const isCompound = (shape: Compound | Fields): shape is Compound => Array.isArray(shape)

function isScalar(shape: Scalar, value: unknown): boolean {
  switch (shape) {
    case 'int':
      return Number.isSafeInteger(value)
    case 'number':
      return Number.isFinite(value)
    case 'null':
      return value === null
    case 'time':
      return typeof value === 'string' && TIME.test(value)
    case 'unknown':
      return true
    default:
      return typeof value === shape
  }
}

function readCompound(shape: Compound, value: unknown): unknown {
  switch (shape[0]) {
    case 'int':
      return given(
        Number.isSafeInteger(value) && isWithin(Number(value), shape[1], shape[2]),
        value,
      )
    case 'list':
      return Array.isArray(value) && isWithin(value.length, shape[2], shape[3])
        ? readList(shape[1], value)
        : new Mismatch('')
    case 'record':
      return isObject(value) ? readRecord(shape[1], value) : new Mismatch('')
    case 'nullable':
      return value === null ? null : readShape(shape[1], value)
    case 'either':
      return readEither(shape[1], value)
    case 'only':
      return given(shape.indexOf(value as string, 1) > 0, value)
  }
}

const isWithin = (size: number, least = 0, most = Infinity) => size >= least && size <= most

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readList(item: Shape, list: unknown[]): unknown {
  const read: unknown[] = []
  for (const [index, value] of list.entries()) {
    const result = readShape(item, value)
    if (result instanceof Mismatch) return within(index, result)
    read.push(result)
  }
  return read
}

function readRecord(shape: Shape, record: Record<string, unknown>): unknown {
  const read: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(record)) {
    if (name === '__proto__') continue
    const result = readShape(shape, value)
    if (result instanceof Mismatch) return within(name, result)
    read[name] = result
  }
  return read
}

function readFields(fields: Fields, value: unknown): unknown {
  if (!isObject(value)) return new Mismatch('')
  const read: Record<string, unknown> = {}
  for (const [field, shape] of Object.entries(fields)) {
    const mayBeAbsent = field.endsWith('?')
    const name = mayBeAbsent ? field.slice(0, -1) : field
    if (name in value) {
      const result = readShape(shape, value[name])
      if (result instanceof Mismatch) return within(name, result)
      read[name] = result
    } else if (!mayBeAbsent) return new Mismatch(name)
  }
  return read
}

function readEither(options: readonly Shape[], value: unknown): unknown {
  for (const option of options) {
    const result = readShape(option, value)
    if (!(result instanceof Mismatch)) return result
  }
  return new Mismatch('')
}

const within = (place: string | number, { path }: Mismatch) =>
  new Mismatch(path ? `${place}.${path}` : String(place))
