import { sql, type SQL } from 'drizzle-orm'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { ADDRESSES_PER_PART } from '@/contracts/schemas/sitemap'
import { products, shops } from '@/server/db/tables/catalogue'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

/** Without the triggers of the search, which take most of the time. */
const copyProducts = async (first: number, last: number) => {
  const { db } = test.backend.connection
  await db.execute(sql`ALTER TABLE products DISABLE TRIGGER products_searched`)
  await db.execute(sql`
    INSERT INTO products (id, shop_id, category_id, texts, images, price, listed_at)
    SELECT n, shop_id, category_id, texts, images, price, listed_at
    FROM products, generate_series(${first}::bigint, ${last}::bigint) n WHERE id = 1`)
}

it('lists products on sale by id, with the time of their last change', async () => {
  expect((await test.ask(listSitemapParts, { noun: 'product' })).data).toEqual([1])
  const { data } = await test.ask(listSitemapEntries, { noun: 'product', part: 1 })
  expect(data.list.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(data.list[0]?.changed_at).toMatch(/^\d{4}-\d\d-\d\dT/)
  const shops = await test.ask(listSitemapEntries, { noun: 'shop', part: 1 })
  expect(shops.data.list.map(({ id }) => id)).toEqual([1, 2])
})

describe('the time of the last change', () => {
  const LONG_AGO = '2020-01-01T00:00:00.000Z'
  const change = (statement: SQL) => test.backend.connection.db.execute(statement)
  const datesOf = async (noun: 'product' | 'shop') => {
    const { data } = await test.ask(listSitemapEntries, { noun, part: 1 })
    return new Map(data.list.map((row) => [row.id, row.changed_at]))
  }
  const setBack = async () => {
    for (const table of [products, shops]) {
      await change(sql`UPDATE ${table} SET changed_at = ${LONG_AGO}::timestamptz`)
    }
  }

  it.each([
    ['text', sql`UPDATE products SET texts = jsonb_set(texts, '{en,name}', '"New"') WHERE id = 2`],
    ['pictures', sql`UPDATE products SET images = array_append(images, 'b') WHERE id = 2`],
    ['price', sql`UPDATE products SET price = price + 1 WHERE id = 2`],
    ['former price', sql`UPDATE products SET original_price = 999999 WHERE id = 2`],
    ['price of a SKU', sql`UPDATE skus SET price = price + 1 WHERE product_id = 2`],
    ['last of a SKU', sql`UPDATE skus SET stock = 0 WHERE product_id = 2`],
    ['new stock', sql`UPDATE skus SET stock = 9 WHERE product_id = 2`],
    [
      'new SKU',
      sql`INSERT INTO skus (product_id, value_indexes, price, stock) VALUES (2, '{}', 5, 0)`,
    ],
    ['deleted SKU', sql`DELETE FROM skus WHERE product_id = 2 AND price = 5`],
  ])('changes with a product: %s', async (_what, statement) => {
    await setBack()
    const before = Date.now()
    await change(statement)
    const dates = await datesOf('product')
    expect(Date.parse(dates.get(2) ?? '')).toBeGreaterThanOrEqual(before - 1000)
    expect([dates.get(1), dates.get(3)]).toEqual([LONG_AGO, LONG_AGO])
  })

  it.each([
    [
      'sales and ratings',
      sql`UPDATE products SET sales = sales + 1, rating_sum = 5, review_count = 1`,
    ],
    ['remaining stock of a SKU', sql`UPDATE skus SET stock = stock + 1 WHERE stock > 0`],
    ['fans of a shop', sql`UPDATE shops SET fans = fans + 1, sales = sales + 1`],
    ['an update with the same text', sql`UPDATE products SET texts = texts, price = price`],
  ])('does not change: %s', async (_what, statement) => {
    await setBack()
    await change(statement)
    const dates = [...(await datesOf('product')).values(), ...(await datesOf('shop')).values()]
    expect(new Set(dates)).toEqual(new Set([LONG_AGO]))
  })

  it('changes with a shop', async () => {
    await setBack()
    await change(sql`UPDATE shops SET banner = 'other' WHERE id = 1`)
    const dates = await datesOf('shop')
    expect(dates.get(1)).not.toBe(LONG_AGO)
    expect(dates.get(2)).toBe(LONG_AGO)
  })
})

it('returns a full part immediately and omits empty parts', async () => {
  const beyond = 3 * ADDRESSES_PER_PART
  await copyProducts(5, ADDRESSES_PER_PART + 1)
  await copyProducts(beyond + 1, beyond + 12)
  expect((await test.ask(listSitemapParts, { noun: 'product' })).data).toEqual([1, 2, 4])
  const first = await test.ask(listSitemapEntries, { noun: 'product', part: 1 })
  const ids = first.data.list.map(({ id }) => id)
  expect(ids).toEqual([1, 2, 3, ...Array.from({ length: ADDRESSES_PER_PART - 4 }, (_, n) => 5 + n)])
  const second = await test.ask(listSitemapEntries, { noun: 'product', part: 2 })
  expect(second.data.list.map(({ id }) => id)).toEqual([ADDRESSES_PER_PART + 1])
  const last = await test.ask(listSitemapEntries, { noun: 'product', part: 4 })
  expect(last.data.list.map(({ id }) => id - beyond)).toEqual(
    Array.from({ length: 12 }, (_, n) => n + 1),
  )
  expect((await test.ask(listSitemapEntries, { noun: 'product', part: 3 })).data.list).toEqual([])
  const farBeyond = 10_000_000_000
  await copyProducts(farBeyond, farBeyond)
  const parts = await test.ask(listSitemapParts, { noun: 'product' })
  expect(parts.data).toEqual([1, 2, 4, farBeyond / ADDRESSES_PER_PART])
}, 60_000)

it.each([{ noun: 'user', part: 1 }, { noun: 'shop', part: 0 }, { noun: 'shop' }])(
  'rejects %j',
  async (query) => {
    expect((await test.ask(listSitemapEntries, query as never)).code).toBe(422)
  },
)

it('rejects a part with ids beyond the integer range', async () => {
  for (const part of [10_000_000, 999_999_999_999_999])
    expect((await test.ask(listSitemapEntries, { noun: 'product', part })).code).toBe(422)
  const last = await test.ask(listSitemapEntries, { noun: 'product', part: 9_999_999 })
  expect(last.data.list).toEqual([])
})
