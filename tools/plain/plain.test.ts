import { readdirSync } from 'node:fs'
import { ENDPOINTS } from '@/contracts/all'
import type { PlainEndpoint } from '@/contracts/endpoint'
import { Envelope } from '@/contracts/envelope'
import { envelope } from '@/contracts/plain/envelope'
import { Mismatch, readShape, type Shape } from '@/contracts/shape'
import { z } from 'zod'
import { answersOf } from './answers'
import { plainOf } from './plain-of'
import { shapeOf } from './shape-of'

/** What phones are given of the contracts, by method and path. */
async function plainEndpoints(): Promise<Map<string, PlainEndpoint>> {
  const files = readdirSync('contracts/plain').filter((name) => name !== 'envelope.ts')
  const modules = await Promise.all(
    files.map(async (name) => (await import(`@/contracts/plain/${name}`)) as object),
  )
  const all = modules.flatMap((module) => Object.values(module) as PlainEndpoint[])
  return new Map(all.map((endpoint) => [keyOf(endpoint), endpoint]))
}

const keyOf = ({ method, path }: Pick<PlainEndpoint, 'method' | 'path'>) => `${method} ${path}`

/** What zod and what a phone make of answers that are right, and of many that mostly are not: where they differ. */
function differences(schema: z.ZodType, shape: Shape): string[] {
  const { right, odd } = answersOf(shape)
  const tried = [...right, ...odd].map((value) => ({ value, byZod: schema.safeParse(value) }))
  const isTried =
    tried.slice(0, right.length).every(({ byZod }) => byZod.success) &&
    tried.some(({ byZod }) => !byZod.success)
  if (!isTried) return ['there are no right answers, or no wrong ones, to compare by']
  return tried.flatMap(({ value, byZod }) => {
    const read = readShape(shape, value)
    const wanted = byZod.success ? JSON.stringify(byZod.data) : 'refused'
    const found = read instanceof Mismatch ? 'refused' : JSON.stringify(read)
    return found === wanted ? [] : [`${JSON.stringify(value)}: ${found} instead of ${wanted}`]
  })
}

test('phones know every call but those of operators', async () => {
  const wanted = ENDPOINTS.filter(([, { access }]) => access !== 'operator')
  const plain = await plainEndpoints()
  expect([...plain.keys()].sort()).toEqual(wanted.map(([, endpoint]) => keyOf(endpoint)).sort())
  for (const [, endpoint] of wanted) expect(plain.get(keyOf(endpoint))).toEqual(plainOf(endpoint))
})

/** Calls that answer the same are looked at once. */
const ANSWERS = new Map(ENDPOINTS.map(([name, { data }]) => [data, name]))

test.each([...ANSWERS].map(([data, name]) => [name, data] as const))(
  'answers of %s are taken and refused as by zod',
  (_, data) => expect(differences(data, shapeOf(data))).toEqual([]),
)

test('so are envelopes', () => {
  expect(differences(Envelope, envelope)).toEqual([])
})

test('it says where an answer is something else', () => {
  const shape = shapeOf(z.object({ list: z.array(z.object({ price: z.int() })) }))
  const read = readShape(shape, { list: [{ price: 1 }, { price: '1' }] })
  expect(read).toEqual(new Mismatch('list.1.price'))
})

test.each<[string, z.ZodType]>([
  ['a transform', z.string().transform(Number)],
  ['a default', z.object({ on: z.boolean().default(false) })],
  ['a coercion', z.coerce.number()],
  ['a strict object', z.strictObject({})],
  ['a pattern', z.string().regex(/x/)],
  ['the length of a text', z.string().max(2)],
  ['a refinement', z.object({}).refine(() => false)],
  ['bounds of a fraction', z.number().min(0)],
  ['a time elsewhere', z.iso.datetime({ offset: true })],
  ['a record of certain keys', z.record(z.enum(['a']), z.int())],
  ['a tuple', z.tuple([z.int()])],
])('%s in an answer stops the writing', (_, schema) => {
  expect(() => shapeOf(schema)).toThrow('teach it')
})
