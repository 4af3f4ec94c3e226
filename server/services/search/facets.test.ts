import { sql } from 'drizzle-orm'
import { listProducts } from '@/contracts/products'
import { PRICE_BANDS } from '@/server/domain/search/product-filter'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

/** Copies the kettle `count` times under ids from `from` on, all of them in the sample or none. */
async function addKettles(count: number, price: number, { from = 1000, isSampled = false } = {}) {
  const { db } = test.backend.services
  const copies = sql`select id, jsonb_build_object('id', id, 'product_id', id, 'price', ${price}::bigint) as change
    from generate_series(${from}::bigint, ${from + 100_000}::bigint) as id
    where (sample_hash(id) = 0) = ${isSampled} limit ${count}`
  await db.execute(sql`insert into products
    select (jsonb_populate_record(p, change)).* from (${copies}) copies, products p where p.id = 2`)
  await db.execute(sql`insert into skus
    select (jsonb_populate_record(s, change)).* from (${copies}) copies, skus s where s.id = 21`)
}

const facetsOf = async (query: object) =>
  (await test.ask(listProducts, { keyword: 'kettle', facets: true, ...query })).data.facets

it('counts a price at the end of a band within that band, as the filter does', async () => {
  const ends = PRICE_BANDS.flatMap(({ min, max }) => (max === null ? [min] : [min, max]))
  for (const [index, price] of ends.entries())
    await addKettles(1, price || 1, { from: 1000 + index * 200 })
  const facets = await facetsOf({})
  for (const { min, max, count } of facets?.price ?? []) {
    const bounds = { min_price: min, ...(max === null ? {} : { max_price: max }) }
    const { data } = await test.ask(listProducts, { keyword: 'kettle', ...bounds })
    expect([min, data.total]).toEqual([min, count])
  }
  // The kettle of the test catalogue costs $60.
  expect(facets?.price.map(({ count }) => count)).toEqual([2, 2, 3, 2, 1])
})

it('estimates facets from the sample of a large catalogue, with the same band ends', async () => {
  await addKettles(60, 1999, { from: 500_000, isSampled: true })
  await addKettles(60, 2000, { from: 700_000, isSampled: true })
  // New words are indexed at most every half a second.
  await new Promise((resolve) => setTimeout(resolve, 600))
  const facets = await facetsOf({ in_stock: true })
  expect(facets?.price.map(({ count }) => count)).toEqual(['1000+', '1000+', 0, 0, 0])
  const narrow = await facetsOf({ in_stock: true, max_price: 1999 })
  expect(narrow?.in_stock).toBe(62)
})
