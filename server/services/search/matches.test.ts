import { sql } from 'drizzle-orm'
import { listProducts } from '@/contracts/products'
import { ProductSort } from '@/contracts/schemas/products'
import { anyOf } from '@/server/domain/search/tsquery'
import { scan, type Place } from '@/server/repositories/search-products'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'
import { countOf, pageOf, type Target } from './matches'

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
}, 120_000)
afterAll(() => test.close())

const SORTS = ProductSort.options
const query = anyOf(['eslim', 'eprofessional', 'ecompact'])
const rare: Target = { query, filter: { minPrice: 1000 }, atMost: 1, atLeast: 0 }
/** The same matches, read as those of a frequent word are. */
const frequent: Target = { ...rare, atMost: 100_000, atLeast: 30_000 }

async function readPages(target: Target, sort: ProductSort, limit: number): Promise<number[]> {
  const ids: number[] = []
  let after: Place | undefined
  do {
    const places = await pageOf(test.backend.services.db, target, { sort, after, limit })
    ids.push(...places.map((place) => place.id))
    after = places.length === limit ? places.at(-1) : undefined
  } while (after)
  return ids
}

it.each(SORTS)('pages of frequent and rare words are the same by %s', async (sort) => {
  const atOnce = await readPages(rare, sort, 500)
  expect(atOnce.length).toBeGreaterThan(50)
  expect(await readPages(frequent, sort, 9)).toEqual(atOnce)
  expect(await readPages(frequent, sort, 1)).toEqual(atOnce)
  expect(await readPages(frequent, sort, 500)).toEqual(atOnce)
})

it.each(SORTS)('a scan by %s ends after its number of products', async (sort) => {
  const { db } = test.backend.services
  const all = await readPages(rare, sort, 500)
  const some = await scan(db, rare, { sort, limit: 500 }, 300)
  expect(some.length).toBeGreaterThan(5)
  expect(some.length).toBeLessThan(all.length)
  expect(some.map(({ id }) => id)).toEqual(all.slice(0, some.length))
})

it.each([
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
  expect(await countOf(db, rare)).toBe((await readPages(rare, 'hot', 500)).length)
  const everything: Target = { ...rare, query: anyOf(['#1', '#2', '#3']), filter: {} }
  expect(await countOf(db, everything)).toBeLessThan(1001)
  expect(await countOf(db, { ...frequent, filter: {}, atLeast: 2001 })).toBe(1001)
})

it('follows a product to another shop', async () => {
  const { db } = test.backend.services
  const idsOf = async (shopId: number) => {
    const { data } = await test.ask(listProducts, { keyword: 'a', shop_id: shopId, limit: 40 })
    return data.list.map(({ id }) => id)
  }
  const [id] = await idsOf(3)
  await db.execute(sql`update products set shop_id = 4 where id = ${id}`)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(await idsOf(3)).not.toContain(id)
  expect(await idsOf(4)).toContain(id)
})
