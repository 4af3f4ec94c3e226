import type { ProductSort } from '@/contracts/schemas/products'
import { LADDERS } from '@/server/domain/search/marks'
import { markSetsOf, narrow, type ProductFilter } from '@/server/domain/search/product-filter'
import { anyOf } from '@/server/domain/search/tsquery'
import { page as pageOf, type Place } from '@/server/repositories/search-products'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'
import { sql } from 'drizzle-orm'
import { climb } from './climb'
import { countUpTo } from './count'
import { keepPriceEnds, lookAtEnds } from './ends'
import { keepHeads } from './heads'
import type { Target } from './plan'

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
  const { db } = test.backend.services
  await db.execute(sql`analyze product_search`)
  await keepHeads(db, 1000)
  await keepPriceEnds(db, 20, 16)
}, 120_000)
afterAll(() => test.close())

const LEXEMES = ['eslim', 'eprofessional', 'ecompact']
const query = anyOf(LEXEMES)
const few = { query, filter: { minPrice: 1000 }, atMost: 1, atLeast: 0 }
/** With a large estimate, the query plan for many hits is used. */
const many = {
  ...few,
  atMost: 100_000,
  atLeast: 30_000,
  words: [LEXEMES.map((lexeme) => ({ lexeme, count: 30_000 }))],
}
const plan = { query, filter: many.filter, read: 50_000, hits: 50_000 }

async function walk(target: Target, sort: ProductSort, limit: number): Promise<number[]> {
  const ids: number[] = []
  let after: Place | undefined
  do {
    const places = await climb(test.backend.services.db, target, { sort, after, limit })
    ids.push(...places.map((place) => place.id))
    after = places.length === limit ? places.at(-1) : undefined
  } while (after)
  return ids
}

const SORTS = Object.keys(LADDERS) as ProductSort[]

it.each(SORTS)('returns the same pages for many hits as for few, by %s', async (sort) => {
  const atOnce = await walk(few, sort, 500)
  expect(atOnce.length).toBeGreaterThan(50)
  expect(await walk(many, sort, 9)).toEqual(atOnce)
  expect(await walk(many, sort, 1)).toEqual(atOnce)
  expect(await walk({ ...many, atLeast: 0 }, sort, 30)).toEqual(atOnce)
  expect(await walk({ ...many, atLeast: 3000 }, sort, 500)).toEqual(atOnce)
})

it.each(['price_asc', 'price_desc'] as const)(
  'reads the first pages by %s from one end of the prices',
  async (sort) => {
    const { db } = test.backend.services
    const atOnce = await walk(few, sort, 500)
    const places = await lookAtEnds(db, many, plan, { sort, limit: 3 })
    expect(places?.map(({ id }) => id)).toEqual(atOnce.slice(0, 3))
    const after = places?.[0]
    const next = await lookAtEnds(db, many, plan, { sort, after, limit: 3 })
    expect(next?.map(({ id }) => id)).toEqual(atOnce.slice(1, 4))
    // A query without price ends, and a page beyond them.
    const words = [[...LEXEMES, 'enothing'].map((lexeme) => ({ lexeme, count: 30_000 }))]
    expect(await lookAtEnds(db, { ...many, words }, plan, { sort, limit: 3 })).toBeUndefined()
    const far = { id: 0, key: sort === 'price_asc' ? 10_000_000 : 1 }
    expect(await lookAtEnds(db, many, plan, { sort, after: far, limit: 3 })).toBeUndefined()
  },
)

it('an end of the prices includes new products and excludes removed ones', async () => {
  const { db } = test.backend.services
  const page = { sort: 'price_desc', limit: 3 } as const
  const before = await lookAtEnds(db, many, plan, page)
  const [first, , third] = before?.map(({ id }) => id) ?? []
  const set = (id: number | undefined, price: number) =>
    db.execute(sql`update products set price = ${price} where id = ${id}`)
  await set(first, 1)
  await set(third, 9_000_000)
  const after = await lookAtEnds(db, many, plan, page)
  expect(after?.[0]).toEqual({ id: third, key: 9_000_000 })
  expect(after?.map(({ id }) => id)).not.toContain(first)
  await db.execute(sql`update products set is_on_sale = false where id = ${third}`)
  expect((await lookAtEnds(db, many, plan, page))?.[0]).toEqual(before?.[1])
  await keepPriceEnds(db, 20, 16)
  expect((await lookAtEnds(db, many, plan, page))?.[0]).toEqual(before?.[1])
})

it('reads the first pages from the best sellers', async () => {
  const { db } = test.backend.services
  const { rows } = await db.execute<{ level: number; held: number }>(sql`
    select level, (select count(*)::int from product_search where head >= level) as held,
      (select count(*)::int from product_search where sales >= least_sales) as meant
    from search_heads order by level`)
  expect(rows).toEqual([
    { level: 1, held: 75, meant: 75 },
    { level: 2, held: 9, meant: 9 },
  ])
  await db.execute(sql`update products set sales = 1000000 where id = 700`)
  const moved = await db.execute(sql`select head from product_search where product_id = 700`)
  expect(moved.rows).toEqual([{ head: 2 }])
})

it.each<[string, ProductFilter]>([
  ['filters that match many', { maxPrice: 4999, minRating: 4, isInStock: true }],
  ['a category and a price', { categoryId: 3, minPrice: 1500 }],
  ['a shop', { shopId: 3, isInStock: true }],
  ['filters that match few', { minPrice: 500, maxPrice: 800 }],
])('filters without words return the same with every plan: %s', async (_, filter) => {
  const { db } = test.backend.services
  const scope = { query: narrow(undefined, markSetsOf(filter)), filter, part: 'all' as const }
  for (const sort of SORTS) {
    const places = await pageOf(db, scope, { sort, limit: 500 })
    expect(places.length).toBeGreaterThan(0)
    const target = { query: undefined, filter, atMost: Infinity, atLeast: 0 }
    expect(await walk(target, sort, 7)).toEqual(places.map(({ id }) => id))
    expect(await countUpTo(db, target)).toBe(places.length)
  }
})

it('counts the same with every estimate', async () => {
  const { db } = test.backend.services
  const counts = [1, 5000, 100_000, Infinity].map((atMost) => countUpTo(db, { ...few, atMost }))
  expect(new Set(await Promise.all(counts)).size).toBe(1)
})

it('reports more than a thousand when the word counts prove it', async () => {
  const target = { query, filter: {}, atMost: 100_000, atLeast: 2001 }
  expect(await countUpTo(test.backend.services.db, target)).toBe(1001)
})
