import { sql } from 'drizzle-orm'
import { ADDRESSES_PER_PART, listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

/** Without the triggers of the search, which take longer than all else. */
const copyProducts = async (first: number, last: number) => {
  const { db } = test.backend.connection
  await db.execute(sql`ALTER TABLE products DISABLE TRIGGER products_searched`)
  await db.execute(sql`
    INSERT INTO products (id, shop_id, category_id, texts, images, price, listed_at)
    SELECT n, shop_id, category_id, texts, images, price, listed_at
    FROM products, generate_series(${first}::bigint, ${last}::bigint) n WHERE id = 1`)
}

it('names what is on sale, in the order of ids, with the time of its change', async () => {
  expect((await test.ask(listSitemapParts, { noun: 'product' })).data).toEqual([1])
  const { data } = await test.ask(listSitemapEntries, { noun: 'product', part: 1 })
  expect(data.list.map(({ id }) => id)).toEqual([1, 2, 3])
  expect(data.list[0]?.changed_at).toMatch(/^\d{4}-\d\d-\d\dT/)
  expect(data.next).toBeNull()
  const shops = await test.ask(listSitemapEntries, { noun: 'shop', part: 1 })
  expect(shops.data.list.map(({ id }) => id)).toEqual([1, 2])
})

it('walks a long part in pages and leaves out parts with nothing in them', async () => {
  const beyond = 3 * ADDRESSES_PER_PART
  await copyProducts(ADDRESSES_PER_PART - 5500, ADDRESSES_PER_PART)
  await copyProducts(beyond + 1, beyond + 12)
  expect((await test.ask(listSitemapParts, { noun: 'product' })).data).toEqual([1, 4])
  const first = await test.ask(listSitemapEntries, { noun: 'product', part: 1 })
  const after = first.data.next ?? 0
  const second = await test.ask(listSitemapEntries, { noun: 'product', part: 1, after })
  const ids = [...first.data.list, ...second.data.list].map(({ id }) => id)
  expect(ids).toEqual([1, 2, 3, ...Array.from({ length: 5501 }, (_, n) => 44_500 + n)])
  expect(second.data.next).toBeNull()
  const last = await test.ask(listSitemapEntries, { noun: 'product', part: 4 })
  expect(last.data.list.map(({ id }) => id - beyond)).toEqual(
    Array.from({ length: 12 }, (_, n) => n + 1),
  )
  expect((await test.ask(listSitemapEntries, { noun: 'product', part: 2 })).data.list).toEqual([])
}, 60_000)

it.each([{ noun: 'user', part: 1 }, { noun: 'shop', part: 0 }, { noun: 'shop' }])(
  'refuses %j',
  async (query) => {
    expect((await test.ask(listSitemapEntries, query as never)).code).toBe(422)
  },
)

it('draws the picture of a shared product, and none of what is not on sale', async () => {
  const ask = (path: string) =>
    Promise.resolve(test.backend.fetch(new Request(`http://backend.internal/api/share/${path}`)))
  const answer = await ask('ja/1.png')
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
  for (const path of ['ja/4.png', 'ja/99.png', 'xx/1.png', 'ja/1.jpg', 'ja/01.png']) {
    expect((await ask(path)).status).toBe(404)
  }
}, 60_000)
