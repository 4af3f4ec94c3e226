import { Client } from 'pg'
import { marksOf, stepOf } from '@/server/domain/search/marks'
import { openDemoBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openDemoBackend()
}, 120_000)
afterAll(() => test.close())

it('the database computes the same marks as the backend', async () => {
  const client = new Client({ connectionString: test.backend.services.config.databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(
    `select id, p.category_id, shop_id, p.price::int, p.sales, rating_sum, review_count, p.listed_at,
       is_in_stock, marks from products p join product_search on product_id = id`,
  )
  expect(rows).toHaveLength(1200)
  for (const row of rows) {
    const { price, sales } = row
    const ours = marksOf({
      id: Number(row.id),
      categoryId: row.category_id,
      shopId: Number(row.shop_id),
      price,
      sales,
      ratingSum: row.rating_sum,
      reviewCount: row.review_count,
      listedAt: row.listed_at,
      isInStock: row.is_in_stock,
    })
    expect(new Set(row.marks)).toEqual(new Set(ours))
  }
  for (const value of [0, 1, 9, 10, 999, 123_456, 10 ** 9]) {
    const found = await client.query<{ step: number }>('select step_of($1) as step', [value])
    expect(found.rows[0]?.step).toBe(stepOf(value))
  }
  await client.end()
})

it('distributes products evenly over the parts, whatever the step between their ids', async () => {
  const client = new Client({ connectionString: test.backend.services.config.databaseUrl })
  await client.connect()
  for (const step of [1, 7, 64, 120, 1000]) {
    const { rows } = await client.query<{ parts: number; least: number; most: number }>(
      `select count(*)::int as parts, min(held)::int as least, max(held)::int as most
       from (select count(*) as held from generate_series(1, 64000) as step
         group by part_of(step::bigint * $1)) as counted`,
      [step],
    )
    expect(rows[0]?.parts).toBe(64)
    expect(rows[0]?.least).toBeGreaterThan(850)
    expect(rows[0]?.most).toBeLessThan(1150)
  }
  await client.end()
})

interface Row {
  id: string
  category_id: number
  shop_id: string
  price: number
  sales: number
  rating_sum: number
  review_count: number
  listed_at: Date
  is_in_stock: boolean
  marks: string[]
}
