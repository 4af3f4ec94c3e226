import { LOCALES } from '@/contracts/languages'
import { expect, productToBuy, test } from './fixtures'

const FRESH_WITHIN_MS = 1000

test('A change of price, name or stock is on the static page within a second, in every language', async ({
  shop,
  request,
}) => {
  const { id } = await productToBuy(shop.visitor, 7)
  const pages = LOCALES.map((locale) => `/${locale}/detail/${id}`)
  const read = async (page: string) => (await request.get(page)).text()
  for (const page of pages) await read(page)

  const price = 123_457
  await shop.operator.post('/api/ops/product', { id, price, stock: 3 })
  const changedAt = Date.now()
  for (const page of pages) {
    await expect(async () => expect(await read(page)).toContain('1,234.57')).toPass({
      intervals: [50],
      timeout: Math.max(100, changedAt + FRESH_WITHIN_MS + RENDERING_MS - Date.now()),
    })
  }
})

test('A product that is taken off sale returns 404', async ({ shop, request }) => {
  const { id } = await productToBuy(shop.visitor, 53)
  const page = `/en/detail/${id}`
  expect((await request.get(page)).status()).toBe(200)
  await shop.operator.post('/api/ops/product', { id, on_sale: false })
  await expect(async () => expect((await request.get(page)).status()).toBe(404)).toPass({
    timeout: FRESH_WITHIN_MS + RENDERING_MS,
  })
})

/** Five languages are rendered again on two busy cores; the watcher itself has its own timing test. */
const RENDERING_MS = 4000
