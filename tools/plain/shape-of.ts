import type { z } from 'zod'
import { TIME, type Shape } from '@/contracts/shape'

/** What zod keeps of a schema, as far as answers use it. */
interface Definition {
  type: string
  format?: string
  pattern?: RegExp
  coerce?: boolean
  checks?: z.core.$ZodCheck[]
  innerType: z.ZodType
  element: z.ZodType
  keyType: z.ZodType
  valueType: z.ZodType
  options: z.ZodType[]
  values: (string | number | boolean | null)[]
  entries: Record<string, string>
  shape: Record<string, z.ZodType>
  catchall?: z.ZodType
}

const definitionOf = (schema: z.ZodType) => schema._zod.def as unknown as Definition

/** A schema as plain data. Throws for whatever `readShape` would not hold an answer to as zod does. */
export function shapeOf(schema: z.ZodType): Shape {
  const definition = definitionOf(schema)
  const bounds = boundsOf(definition)
  switch (definition.type) {
    case 'number':
      return numberShape(definition, bounds)
    case 'array':
      return ['list', shapeOf(definition.element), ...bounds]
    default:
      if (bounds.length > 0) throw notPlain(`bounds of ${definition.type}`)
      return unboundedShape(definition)
  }
}

function unboundedShape(definition: Definition): Shape {
  switch (definition.type) {
    case 'boolean':
    case 'null':
    case 'unknown':
      if (definition.coerce) throw notPlain('a coercion')
      return definition.type
    case 'string':
      return textShape(definition)
    case 'object':
      return fieldsShape(definition)
    case 'record':
      if (shapeOf(definition.keyType) !== 'string') throw notPlain('a record of certain keys')
      return ['record', shapeOf(definition.valueType)]
    case 'nullable':
      return ['nullable', shapeOf(definition.innerType)]
    case 'literal':
      return ['only', ...definition.values]
    case 'enum':
      return ['only', ...Object.values(definition.entries)]
    case 'union':
      return unionShape(definition.options.map(shapeOf))
    default:
      throw notPlain(definition.type)
  }
}

function textShape({ format, pattern, coerce }: Definition): Shape {
  if (coerce) throw notPlain('a coercion')
  if (!format) return 'string'
  if (format === 'datetime' && pattern?.source === TIME.source && !pattern.flags) return 'time'
  throw notPlain(`a text of format ${format}`)
}

function numberShape({ format, coerce }: Definition, bounds: Bounds): Shape {
  if (coerce) throw notPlain('a coercion')
  if (format === 'safeint') return bounds.length > 0 ? ['int', ...(bounds as [number])] : 'int'
  if (!format && bounds.length === 0) return 'number'
  throw notPlain(`a number of format ${format} with bounds ${bounds.join(' to ')}`)
}

function fieldsShape({ shape, catchall }: Definition): Shape {
  if (catchall) throw notPlain('an object that is strict or takes more')
  const fields = Object.entries(shape).map(([name, schema]): [string, Shape] => {
    if (name.endsWith('?') || name === '__proto__') throw notPlain(`a field called ${name}`)
    const definition = definitionOf(schema)
    if (definition.type !== 'optional') return [name, shapeOf(schema)]
    if (definition.checks?.length) throw notPlain('checks of a field that may be absent')
    return [`${name}?`, shapeOf(definition.innerType)]
  })
  return Object.fromEntries(fields)
}

function unionShape(options: Shape[]): Shape {
  const values = options.map((option) =>
    Array.isArray(option) && option[0] === 'only' ? (option.slice(1) as string[]) : null,
  )
  return values.every((some) => some !== null) ? ['only', ...values.flat()] : ['either', options]
}

type Bounds = [] | [least: number] | [least: number, most: number]

interface Check {
  check: string
  value: number
  inclusive: boolean
  minimum: number
  maximum: number
  length: number
}

/** Smallest and largest size of a whole number, or of a list. */
function boundsOf({ type, checks = [] }: Definition): Bounds {
  let least = type === 'array' ? 0 : -Infinity
  let most = Infinity
  for (const { _zod } of checks) {
    const check = _zod.def as unknown as Check
    const step = check.inclusive ? 0 : 1
    if (check.check === 'greater_than') least = Math.max(least, check.value + step)
    else if (check.check === 'less_than') most = Math.min(most, check.value - step)
    else if (check.check === 'min_length') least = Math.max(least, check.minimum)
    else if (check.check === 'max_length') most = Math.min(most, check.maximum)
    else if (check.check === 'length_equals') least = most = check.length
    else throw notPlain(`the check ${check.check}`)
  }
  if (checks.length === 0) return []
  if (!Number.isSafeInteger(least)) throw notPlain('a size without a whole smallest one')
  return most === Infinity ? [least] : [least, most]
}

const notPlain = (what: string) =>
  new Error(`An answer cannot have ${what}: teach it to contracts/shape.ts and shapeOf first.`)
