import { z } from 'zod'

/** The parts of a JSON Schema from which examples are made. */
export interface Schema {
  type?: string
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

const DAY = '2026-11-01'
const TIME = '2026-11-01T08:30:00.000Z'

/** An example of the data of a success: each list with one row, each text with the name of its field. */
export const sampleOf = (data: z.ZodType): unknown =>
  valueOf(z.toJSONSchema(data, { io: 'output', unrepresentable: 'any' }) as Schema, '')

function valueOf(schema: Schema, name: string): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice) return valueOf(choice, name)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, inner]) => [key, valueOf(inner, key)]),
      )
    case 'array':
      return Array.from({ length: schema.minItems ?? 1 }, () => valueOf(schema.items ?? {}, name))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 0, 1)
    case 'boolean':
      return true
    case 'string':
      return schema.format === 'date-time' ? TIME : schema.format === 'date' ? DAY : name
    default:
      return null
  }
}
