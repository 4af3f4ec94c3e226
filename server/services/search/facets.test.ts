import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { listProducts } from '@/contracts/products'
import { PRICE_BANDS } from '@/server/domain/search/product-filter'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const KETTLE = { productId: 2, skuId: 21 }
const SHIRT = { productId: 1, skuId: 11 }
const TEA = { productId: 3, skuId: 31 }

/** Copies a product `count` times under ids from `from` on, all of them in the sample or none. */
async function addCopies(
  { productId, skuId }: typeof KETTLE,
  count: number,
  price: number,
  { from = 1000, isSampled = false } = {},
) {
  const { db } = test.backend.services
  const copies = sql`select id, jsonb_build_object('id', id, 'product_id', id, 'price', ${price}::bigint) as change
    from generate_series(${from}::bigint, ${from + 100_000}::bigint) as id
    where (sample_hash(id) = 0) = ${isSampled} limit ${count}`
  await db.execute(sql`insert into products
    select (jsonb_populate_record(p, change)).* from (${copies}) copies, products p where p.id = ${productId}`)
  await db.execute(sql`insert into skus
    select (jsonb_populate_record(s, change)).* from (${copies}) copies, skus s where s.id = ${skuId}`)
}

/** New words are indexed at most every half a second. */
const newWordsAreIndexed = () => sleep(600)

const facetsOf = async (query: object) =>
  (await test.ask(listProducts, { keyword: 'kettle', facets: true, ...query })).data.facets

it('counts a price at the end of a band within that band, as the filter does', async () => {
  const ends = PRICE_BANDS.flatMap(({ min, max }) => (max === null ? [min] : [min, max]))
  for (const [index, price] of ends.entries())
    await addCopies(KETTLE, 1, price || 1, { from: 1000 + index * 200 })
  const facets = await facetsOf({})
  for (const { min, max, count } of facets?.price ?? []) {
    const bounds = { min_price: min, ...(max === null ? {} : { max_price: max }) }
    const { data } = await test.ask(listProducts, { keyword: 'kettle', ...bounds })
    expect([min, data.total]).toEqual([min, count])
  }
  // The kettle of the test catalogue costs $60.
  expect(facets?.price.map(({ count }) => count)).toEqual([2, 2, 3, 2, 1])
  for (const [index, band] of PRICE_BANDS.entries())
    expect(band.min).toBe(index === 0 ? 0 : PRICE_BANDS[index - 1]!.max! + 1)
})

it('estimates facets from the sample of a large catalogue, with the same band ends', async () => {
  await addCopies(KETTLE, 60, 1999, { from: 500_000, isSampled: true })
  await addCopies(KETTLE, 60, 2000, { from: 700_000, isSampled: true })
  await newWordsAreIndexed()
  const facets = await facetsOf({ in_stock: true })
  expect(facets?.price.map(({ count }) => count)).toEqual(['1000+', '1000+', 0, 0, 0])
  const narrow = await facetsOf({ in_stock: true, max_price: 1999 })
  expect(narrow?.in_stock).toBe(62)
})

it('estimates from 100 products in the sample on, to two digits', async () => {
  const pricesOf = async (query: object) =>
    (await facetsOf({ keyword: 'shirt', ...query }))?.price.map(({ count }) => count)
  await addCopies(SHIRT, 84, 1999, { from: 900_000, isSampled: true })
  await addCopies(SHIRT, 15, 2000, { from: 1_100_000, isSampled: true })
  await newWordsAreIndexed()
  expect(await pricesOf({})).toEqual([85, 15, 0, 0, 0])
  await addCopies(SHIRT, 1, 5000, { from: 1_300_000, isSampled: true })
  await newWordsAreIndexed()
  expect(await pricesOf({ in_stock: true })).toEqual(['1000+', 960, 64, 0, 0])
  await addCopies(SHIRT, 1, 2000, { from: 1_500_000, isSampled: true })
  await newWordsAreIndexed()
  // 16 times 64 is 1024, which is 1000 in two digits.
  expect(await pricesOf({ category: 'mens_clothing' })).toEqual(['1000+', 1000, 64, 0, 0])
})

it('estimates include products at both ends of a price filter', async () => {
  await addCopies(TEA, 100, 3000, { from: 1_700_000, isSampled: true })
  await newWordsAreIndexed()
  const countOf = async (query: object) => (await facetsOf({ keyword: 'tea', ...query }))?.in_stock
  expect(await countOf({ min_price: 3000, max_price: 3000 })).toBe('1000+')
  expect(await countOf({ min_price: 3001 })).toBe(0)
  expect(await countOf({ max_price: 2999 })).toBe(1)
})
