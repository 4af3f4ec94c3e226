import { updateAdminBanner } from '@/contracts/admin-banners'
import { createAdminProduct, listAdminProducts } from '@/contracts/admin-products'
import { createAdminPromo } from '@/contracts/admin-promos'
import { updateAdminFreight } from '@/contracts/admin-settings'
import type { Endpoint } from '@/contracts/endpoint'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const LARGE = 2 ** 31
const promo = { code: 'FAR', kind: 'percent', value: 10 }
const product = {
  shop_id: 1,
  texts: { en: { name: 'Cup' } },
  images: [{ url: '/api/pictures/mugs.sand.front' }],
  skus: [{ values: [], price: 100 }],
}
const freight = { freight: 1, free_from: 1 }

/** Numbers and years that the database cannot store. */
const CASES: [field: string, endpoint: Endpoint, input: object][] = [
  ['id', updateAdminBanner, { id: LARGE, version: 1 }],
  ['category_id', createAdminProduct, { ...product, category_id: LARGE }],
  ['category_id', listAdminProducts, { category_id: LARGE }],
  ['version', updateAdminFreight, { ...freight, version: LARGE }],
  ['starts_at', createAdminPromo, { ...promo, starts_at: '0000-01-01T00:00:00Z' }],
  ['starts_at', createAdminPromo, { ...promo, starts_at: '9999-12-31T23:59:59-23:00' }],
]

it.each(CASES)('refuses a %s that cannot be stored', async (field, endpoint, input) => {
  const { code, data } = await test.ask(endpoint, input)
  const { fields } = data as { fields: object }
  expect([code, Object.keys(fields)]).toEqual([422, [field]])
})

it('answers a version that nothing has reached yet like an earlier one', async () => {
  const last = await test.ask(updateAdminFreight, { ...freight, version: LARGE - 1 })
  expect(last.code).toBe(409)
})
