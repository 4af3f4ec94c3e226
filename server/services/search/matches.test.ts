import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { listProducts } from '@/contracts/products'
import { ProductSort } from '@/contracts/schemas/products'
import { anyOf } from '@/server/domain/search/tsquery'
import { scan, type Position } from '@/server/repositories/search-products'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'
import { pageOf, readByPrice, totalOf, type Target } from './matches'
import { maintainPopularTier, maintainTermPrices } from './tier-maintenance'

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
  const { db } = test.backend.services
  await db.execute(sql`analyze product_search`)
  await maintainPopularTier(db, 1000)
  await maintainTermPrices(db, 20, 16)
}, 120_000)
afterAll(() => test.close())

const SORTS = ProductSort.options
const LEXEMES = ['eslim', 'eprofessional', 'ecompact']
const query = anyOf(LEXEMES)
const rare: Target = { query, filter: { minPrice: 1000 }, maxMatches: 1, minMatches: 0, words: [] }
/** The same matches with the counts of a frequent word. */
const frequent: Target = {
  ...rare,
  maxMatches: 100_000,
  minMatches: 30_000,
  words: [LEXEMES.map((lexeme) => ({ lexeme, count: 30_000 }))],
}

async function readPages(target: Target, sort: ProductSort, limit: number): Promise<number[]> {
  const ids: number[] = []
  let after: Position | undefined
  do {
    const positions = await pageOf(test.backend.services.db, target, { sort, after, limit })
    ids.push(...positions.map((position) => position.id))
    after = positions.length === limit ? positions.at(-1) : undefined
  } while (after)
  return ids
}

it.each(SORTS)('pages of frequent and rare words are the same by %s', async (sort) => {
  const expected = await readPages(rare, sort, 500)
  expect(expected.length).toBeGreaterThan(50)
  expect(await readPages(frequent, sort, 9)).toEqual(expected)
  expect(await readPages(frequent, sort, 1)).toEqual(expected)
  expect(await readPages(frequent, sort, 500)).toEqual(expected)
})

it.each(SORTS)('every source includes both ends of a price filter, by %s', async (sort) => {
  const byPrice = await readPages(rare, 'price_asc', 500)
  const middle = byPrice[Math.floor(byPrice.length / 2)]!
  const { rows } = await test.backend.services.db.execute<{ price: number }>(
    sql`select price::int as price from product_search where product_id = ${middle}`,
  )
  const { price } = rows[0]!
  for (const filter of [{ minPrice: price }, { maxPrice: price }]) {
    const expected = await readPages({ ...rare, filter }, sort, 500)
    expect(expected).toContain(middle)
    expect(await readPages({ ...frequent, filter }, sort, 9)).toEqual(expected)
  }
})

it.each(SORTS)('a scan by %s ends after its number of products', async (sort) => {
  const { db } = test.backend.services
  const all = await readPages(rare, sort, 500)
  const some = await scan(db, rare, { sort, limit: 500 }, 300)
  expect(some.length).toBeGreaterThan(5)
  expect(some.length).toBeLessThan(all.length)
  expect(some.map(({ id }) => id)).toEqual(all.slice(0, some.length))
})

it('keeps a 64th of the products in the popular tier', async () => {
  const { db } = test.backend.services
  const { rows } = await db.execute<{ actual: number; bound: number; expected: number }>(sql`
    select count(*) filter (where is_popular)::int as actual,
      count(*) filter (where sales >= (select complete_from from search_popular_tier))::int as bound,
      count(*) filter (where sales > (
        select sales from product_search order by sales desc offset 19 limit 1))::int as expected
    from product_search`)
  const [{ actual, bound, expected } = { actual: 0, bound: 0, expected: 0 }] = rows
  expect([actual, bound]).toEqual([expected, expected])
  // Products with equal sales at the bound are outside.
  expect(actual).toBeGreaterThan(15)
  expect(actual).toBeLessThanOrEqual(19)
  await db.execute(sql`update products set sales = 1000000 where id = 700`)
  const moved = await db.execute(sql`select is_popular from product_search where product_id = 700`)
  expect(moved.rows).toEqual([{ is_popular: true }])
})

it.each(['price_asc', 'price_desc'] as const)(
  'reads the first pages %s from the price-ordered lists',
  async (sort) => {
    const { db } = test.backend.services
    const expected = await readPages(rare, sort, 500)
    const positions = await readByPrice(db, frequent, { sort, limit: 3 })
    expect(positions.map(({ id }) => id)).toEqual(expected.slice(0, 3))
    const next = await readByPrice(db, frequent, { sort, after: positions[0], limit: 3 })
    expect(next.map(({ id }) => id)).toEqual(expected.slice(1, 4))
    // A word without a list, and a page beyond the lists.
    const words = [[...LEXEMES, 'enothing'].map((lexeme) => ({ lexeme, count: 30_000 }))]
    expect(await readByPrice(db, { ...frequent, words }, { sort, limit: 3 })).toEqual([])
    const far = { id: 0, key: sort === 'price_asc' ? 10_000_000 : 1 }
    expect(await readByPrice(db, frequent, { sort, after: far, limit: 3 })).toEqual([])
  },
)

it('adds products to the price-ordered lists and skips those that left', async () => {
  const { db } = test.backend.services
  const page = { sort: 'price_desc', limit: 3 } as const
  const before = await readByPrice(db, frequent, page)
  const [first, , third] = before.map(({ id }) => id)
  const setPrice = (id: number | undefined, price: number) =>
    db.execute(sql`update products set price = ${price} where id = ${id}`)
  await setPrice(first, 1)
  await setPrice(third, 9_000_000)
  const after = await readByPrice(db, frequent, page)
  expect(after[0]).toEqual({ id: third, key: 9_000_000 })
  expect(after.map(({ id }) => id)).not.toContain(first)
  await db.execute(sql`update products set is_on_sale = false where id = ${third}`)
  expect((await readByPrice(db, frequent, page))[0]).toEqual(before[1])
  await maintainTermPrices(db, 20, 16)
  expect((await readByPrice(db, frequent, page))[0]).toEqual(before[1])
})

interface Filter {
  max_price?: number
  min_price?: number
  min_rating?: number
  in_stock?: boolean
  shop_id?: number
  category?: string
}

it.each<[Filter]>([
  [{ max_price: 4999, min_rating: 4, in_stock: true }],
  [{ category: 'food', min_price: 1500 }],
  [{ shop_id: 3, in_stock: true }],
  [{ min_price: 500, max_price: 800 }],
])('lists and counts what passes %j', async (filter) => {
  const { db } = test.backend.services
  const { rows } = await db.execute<{ id: number }>(sql`
    select product_id::int as id from product_search s join products p on p.id = product_id
      join categories c on c.id = s.category_id
    where s.price between ${filter.min_price ?? 0} and ${filter.max_price ?? 1e9}
      and rating >= ${filter.min_rating ?? 0} and (is_in_stock or not ${filter.in_stock ?? false})
      and shop_id = coalesce(${filter.shop_id ?? null}::int, shop_id)
      and c.key = coalesce(${filter.category ?? null}::text, c.key)`)
  expect(rows.length).toBeGreaterThan(0)
  for (const sort of SORTS) {
    const found: number[] = []
    let cursor: string | null | undefined
    do {
      const { data } = await test.ask(listProducts, { ...filter, sort, limit: 40, cursor })
      expect(data.total).toBe(rows.length)
      found.push(...data.list.map(({ id }) => id))
      cursor = data.next_cursor
    } while (cursor)
    expect(found.toSorted((a, b) => a - b)).toEqual(
      rows.map(({ id }) => id).toSorted((a, b) => a - b),
    )
  }
})

it('counts no further than the bound', async () => {
  const { db } = test.backend.services
  const total = (await readPages(rare, 'hot', 500)).length
  expect(await totalOf(db, rare)).toBe(total)
  expect(await totalOf(db, frequent)).toBe(total)
  expect(await totalOf(db, { ...frequent, filter: {}, minMatches: 2000 })).toBeLessThan(1001)
  expect(await totalOf(db, { ...frequent, filter: {}, minMatches: 2001 })).toBe(1001)
})

it('follows a product to another shop', async () => {
  const { db } = test.backend.services
  const idsOf = async (shopId: number) => {
    const { data } = await test.ask(listProducts, { keyword: 'a', shop_id: shopId, limit: 40 })
    return data.list.map(({ id }) => id)
  }
  const [id] = await idsOf(3)
  await db.execute(sql`update products set shop_id = 4 where id = ${id}`)
  await sleep(600)
  expect(await idsOf(3)).not.toContain(id)
  expect(await idsOf(4)).toContain(id)
})
