import { z } from 'zod'
import { ENDPOINTS } from '@/contracts/all'
import type { Schemas } from '@/contracts/endpoint'
import { schemasOf } from './all'

/** Normalising this many combining marks takes half a minute, because they are sorted one by one. */
const MARKS = `a${'\u0301\u0323'.repeat(100_000)}`
const LONG = [MARKS, ' '.repeat(1_000_000), '('.repeat(1_000_000), 'a.'.repeat(500_000) + '@']
const MAX_MS = 5000

/** The objects that a call accepts, each alternative separately. */
function objectsOf(schema: z.ZodType | undefined): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema]
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap(objectsOf)
  return []
}

const CALLS = ENDPOINTS.map(([, endpoint]) => {
  const { query, body }: Schemas = schemasOf(endpoint)
  return { path: endpoint.path, query, body }
})

const CASES = CALLS.flatMap(({ path, query, body }) =>
  [...objectsOf(query), ...objectsOf(body)].map((schema) => ({ path, schema })),
)

it('lists the fields of every call', () => {
  const known = new Set(CASES.map(({ path }) => path))
  const taking = CALLS.filter(({ query, body }) => query ?? body)
  expect(taking.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})

it.each(CASES)('$path rejects a long text in any field immediately', ({ schema }) => {
  const began = performance.now()
  for (const name of Object.keys(schema.shape))
    for (const text of LONG) schema.safeParse({ [name]: text })
  expect(performance.now() - began).toBeLessThan(MAX_MS)
})
