import { sql } from 'drizzle-orm'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { page, type Position } from './admin-product-lists'

const FIRST_ID = 10_000
const COUNT = 2100
/** The places, latest first, of the products in the other category: the last that is scanned, the next, and far down. */
const PLACES = [1000, 1001, 2050]
const OTHER_CATEGORY = 2

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  const { db } = test.backend.services
  // Without the trigger of the search, which takes most of the time.
  await db.execute(sql`alter table products disable trigger products_searched`)
  await db.execute(sql`
    insert into products (id, shop_id, category_id, texts, images, price, listed_at)
    select n, shop_id, category_id, texts, images, price, listed_at
    from products, generate_series(${FIRST_ID}::bigint, ${FIRST_ID + COUNT - 1}::bigint) n where id = 1`)
  await db.execute(sql`
    update products set category_id = ${OTHER_CATEGORY}
    where id = any(${sql.param(PLACES.map((place) => FIRST_ID + COUNT - place))}::bigint[])`)
})
afterAll(() => test.close())

it.each([1, 2, 50])(
  'finds rare products beyond the rows that one page reads, %i a page',
  async (limit) => {
    const filter = {
      ids: undefined,
      shopId: 1,
      categoryId: OTHER_CATEGORY,
      isOnSale: undefined,
      lowStock: undefined,
    }
    const found: number[] = []
    let after: Position | undefined
    let pages = 0
    do {
      const next = await page(test.backend.services.db, null, filter, {
        sort: 'latest',
        after,
        limit,
      })
      found.push(...next.found.map(({ id }) => id))
      after = next.found.length === limit ? next.found.at(-1) : next.end
      pages += 1
    } while (after)
    expect(found).toEqual(PLACES.map((place) => FIRST_ID + COUNT - place))
    expect(pages).toBeLessThanOrEqual(PLACES.length + 3)
  },
)
