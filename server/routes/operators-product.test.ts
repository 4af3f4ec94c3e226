import { createAdminProduct, getAdminProduct } from '@/contracts/admin-products'
import { opsProduct } from '@/contracts/operators'
import { listAuditEvents } from '@/contracts/staff'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
})
afterAll(() => test.close())

const options = [{ name: 'Size', values: ['M', 'L'] }]
const shirt = {
  shop_id: 1,
  category_id: 1,
  texts: { en: { name: 'Shirt', description: 'Cool', options } },
  images: [{ url: '/api/pictures/mugs.sand.front' }],
  original_price: 1300,
  skus: [
    { values: ['M'], price: 1200, stock: 5 },
    { values: ['L'], price: 1500, stock: 2 },
  ],
}

const newShirt = async () =>
  (await test.ask(createAdminProduct, shirt, { headers: editor.headers })).data.id
const read = async (id: number) => (await test.ask(getAdminProduct, { id })).data

it('renames a product in the languages that have no texts of their own too', async () => {
  const id = await newShirt()
  await test.ask(opsProduct, { id, name: 'Linen shirt' }, { locale: 'en' })
  const { texts, written_locales: written } = await read(id)
  expect([texts.en.name, texts.ja.name, written]).toEqual(['Linen shirt', 'Linen shirt', ['en']])
})

it('keeps a name in another language as written', async () => {
  const id = await newShirt()
  await test.ask(opsProduct, { id, name: 'シャツ' }, { locale: 'ja' })
  const { texts, written_locales: written } = await read(id)
  expect([texts.en.name, texts.ja.name, texts.th.name]).toEqual(['Shirt', 'シャツ', 'Shirt'])
  expect(texts.ja.description).toBe('Cool')
  expect(written).toEqual(['en', 'ja'])
})

it('removes an original price below the new price, and records what changed', async () => {
  const id = await newShirt()
  await test.ask(opsProduct, { id, price: 1300 })
  expect((await read(id)).original_price).toBe(1300)
  await test.ask(opsProduct, { id, price: 1400, stock: 9 })
  const { price, original_price: original, skus } = await read(id)
  expect([price, original]).toEqual([1400, null])
  expect(skus.map((sku) => [sku.price, sku.stock])).toEqual([
    [1400, 9],
    [1700, 9],
  ])
  const { data } = await test.ask(listAuditEvents, { event: 'product-changed', ref_id: id })
  expect(data.list[0]!.changes).toMatchObject({
    price: { before: 1300, after: 1400 },
    original_price: { before: 1300, after: null },
  })
})

it('refuses a price that lifts another SKU above the highest price', async () => {
  const id = await newShirt()
  const refused = await test.ask(opsProduct, { id, price: 99_999_701 })
  expect(refused).toMatchObject({ code: 422, data: { fields: { price: expect.anything() } } })
  expect((await read(id)).price).toBe(1200)
  expect((await test.ask(opsProduct, { id, price: 99_999_700 })).code).toBe(1)
  expect((await read(id)).skus.map((sku) => sku.price)).toEqual([99_999_700, 100_000_000])
})
