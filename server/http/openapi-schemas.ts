import { z } from 'zod'
import * as account from '@/contracts/schemas/account'
import * as addresses from '@/contracts/schemas/addresses'
import * as bill from '@/contracts/schemas/bill'
import * as orders from '@/contracts/schemas/orders'
import * as products from '@/contracts/schemas/products'
import * as refunds from '@/contracts/schemas/refunds'
import * as reviews from '@/contracts/schemas/reviews'
import * as shops from '@/contracts/schemas/shops'
import * as uploads from '@/contracts/schemas/uploads'
import * as wallet from '@/contracts/schemas/wallet'
import * as withdrawals from '@/contracts/schemas/withdrawals'
import { descriptionOf, MEANINGS } from './openapi-descriptions'

type Json = { [key: string]: unknown }

const REF_PREFIX = '#/components/schemas/'

/** Named component schemas, the object schemas exported by contracts/schemas; and meanings of other types. */
const named = z.registry<{ id?: string; description?: string }>()
for (const [schema, description] of MEANINGS) named.add(schema, { description })
for (const noun of [
  account,
  addresses,
  bill,
  orders,
  products,
  refunds,
  reviews,
  shops,
  uploads,
  wallet,
  withdrawals,
]) {
  for (const [id, schema] of Object.entries(noun)) {
    if (schema instanceof z.ZodObject) named.add(schema, { id })
  }
}

/** The schema of a type; named schemas inside it move to the document's components. `owner` is its operation. */
export function jsonSchema(
  schema: z.ZodType,
  io: 'input' | 'output',
  owner: string,
  schemas: Json,
): Json {
  const {
    $schema: _,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, {
    io,
    metadata: named,
    unrepresentable: 'any',
  })
  for (const [id, definition] of Object.entries($defs ?? {}))
    schemas[id] ??= pointed(definition, id)
  const id = named.get(schema)?.id
  if (!id) return pointed(rest, owner) as Json
  schemas[id] ??= pointed(rest, id)
  return { $ref: REF_PREFIX + id }
}

/** With references to components instead of definitions, and with the descriptions of fields. */
function pointed(value: unknown, owner: string): unknown {
  if (Array.isArray(value)) return value.map((inner) => pointed(inner, owner))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key === '$ref') return [[key, String(inner).replace('#/$defs/', REF_PREFIX)]]
      if (key === 'properties') return [[key, describedFields(inner as Json, owner)]]
      return key === 'id' && typeof inner === 'string' ? [] : [[key, pointed(inner, owner)]]
    }),
  )
}

function describedFields(fields: Json, owner: string): Json {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const description = descriptionOf(owner, name)
      const schema = pointed(field, owner) as Json
      return [name, description ? { description, ...schema } : schema]
    }),
  )
}
