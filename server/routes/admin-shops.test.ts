import { createAdminProduct, getAdminProduct, updateAdminProduct } from '@/contracts/admin-products'
import {
  createAdminShop,
  getAdminShop,
  listAdminShops,
  updateAdminShop,
} from '@/contracts/admin-shops'
import { addToCart, getCart } from '@/contracts/cart'
import { opsProduct } from '@/contracts/operators'
import { getHome } from '@/contracts/home'
import { getLiveProducts, getProduct, listProducts } from '@/contracts/products'
import { followShop, getShop, listFollowedShops, listShops } from '@/contracts/shops'
import { listSitemapEntries } from '@/contracts/sitemap'
import { listAuditEvents } from '@/contracts/staff'
import { catalogueChanges } from '@/server/db/tables/changes'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { aProduct } from '@/server/testing/foreign-shops/products'
import { newShopper, order } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
})
afterAll(() => test.close())

const picture = (variant: string) => ({ url: `/api/pictures/mugs.sand.${variant}` })
const pottery = {
  texts: { en: { name: 'River Pottery', description: 'Mugs' }, th: { name: 'ริเวอร์' } },
  logo: picture('logo'),
  banner: picture('banner'),
}
const create = (own: object = {}) =>
  test.ask(createAdminShop, { ...pottery, ...own }, { headers: editor.headers })
const update = (input: object) => test.ask(updateAdminShop, input, { headers: editor.headers })
const idsIn = (rows: { id: number }[]) => rows.map(({ id }) => id)

async function tags(): Promise<string[]> {
  const { db } = test.backend.services
  const rows = await db.delete(catalogueChanges).returning()
  return [...new Set(rows.map(({ tag }) => tag))].sort()
}

it('adds a shop, which shoppers see', async () => {
  await tags()
  const { data } = await create()
  expect(data).toMatchObject({ handle: 'river-pottery', open: true, version: 1 })
  expect(await tags()).toContain('home')
  const shown = await test.ask(getShop, { id: data.id }, { locale: 'ja' })
  expect(shown.data).toMatchObject({ name: 'River Pottery', description: 'Mugs' })
  const again = await create()
  expect(again.data.handle).toBe(`river-pottery-${again.data.id}`)
  const taken = await create({ handle: 'river-pottery' })
  expect([taken.code, taken.data]).toEqual([409, { fields: { handle: taken.msg } }])
  expect((await create({ logo: { url: 'https://elsewhere.example/a.png' } })).code).toBe(422)
})

it('changes a shop with the version that was read, and notes the pages that show it', async () => {
  const { data } = await create({ handle: 'changing' })
  const product = await test.ask(createAdminProduct, aProduct(data.id))
  await tags()
  const input = { id: data.id, version: data.version, texts: { en: { name: 'Lake Pottery' } } }
  const changed = await update(input)
  expect(changed.data).toMatchObject({ version: 2, written_locales: ['en'] })
  expect(changed.data.texts.th.name).toBe('Lake Pottery')
  expect(await tags()).toEqual(['home', `product-${product.data.id}`, `shop-${data.id}`])
  expect((await update(input)).code).toBe(409)
  expect((await update({ id: 99_999, version: 1 })).code).toBe(404)
  const audit = await test.ask(listAuditEvents, { event: 'shop-changed', ref_id: data.id })
  expect(audit.data.list[0]).toMatchObject({ staff_id: editor.id })
  expect(Object.keys(audit.data.list[0]!.changes!)).toContain('texts')
})

it('states a return address, which stays until it is changed, and the audit trail has it', async () => {
  const address = '12 Pier Road\nBangkok 10110'
  const { data } = await create({ handle: 'returning', return_address: ` ${address} ` })
  expect(data.return_address).toBe(address)
  const open = await update({ id: data.id, version: 1, open: true })
  expect(open.data.return_address).toBe(address)
  const none = await update({ id: data.id, version: 2, return_address: '' })
  expect(none.data.return_address).toBe('')
  const audit = await test.ask(listAuditEvents, { event: 'shop-changed', ref_id: data.id })
  expect(audit.data.list[0]!.changes).toEqual({ return_address: { before: address, after: '' } })
  expect((await create({ return_address: 'x'.repeat(301) })).code).toBe(422)
  expect((await create({ handle: 'not-returning' })).data.return_address).toBe('')
})

it('lists, searches and filters', async () => {
  const { data } = await create({ handle: 'listed' })
  const closed = await create({ handle: 'closed-one', open: false })
  const list = async (input: object) => idsIn((await test.ask(listAdminShops, input)).data.list)
  expect((await list({}))[0]).toBe(closed.data.id)
  expect(await list({ open: false })).toEqual([closed.data.id])
  expect(await list({ search: 'listed' })).toEqual([data.id])
  expect(await list({ search: 'ริเวอร์' })).toContain(data.id)
  expect(await list({ search: '2' })).toContain(2)
  const first = await test.ask(listAdminShops, { limit: 1 })
  expect(await list({ limit: 1, cursor: first.data.next_cursor })).toEqual([data.id])
  expect((await test.ask(getAdminShop, { id: 99_999 })).code).toBe(404)
})

it('lets shoppers unfollow a closed shop, but not follow it', async () => {
  const { token } = await newShopper(test)
  const { data: shop } = await create({ handle: 'unfollowed' })
  const follow = (on: boolean) => test.ask(followShop, { shop_id: shop.id, on }, { token })
  expect((await follow(true)).data.fans).toBe(1)
  await update({ id: shop.id, version: shop.version, open: false })
  expect((await follow(false)).data).toEqual({ followed: false, fans: 0 })
  expect((await follow(true)).code).toBe(404)
})

it('hides a closed shop and its products everywhere, until it opens', async () => {
  const shopper = await newShopper(test)
  const by = { token: shopper.token }
  const { data: shop } = await create({ handle: 'closing' })
  const { data: product } = await test.ask(createAdminProduct, aProduct(shop.id))
  const { data: off } = await test.ask(createAdminProduct, { ...aProduct(shop.id), on_sale: false })
  const sku = product.skus[0]!.id
  const items = [{ sku_id: sku, quantity: 1 }]
  await test.ask(addToCart, { items }, { ...by, key: newKey() })
  await test.ask(followShop, { shop_id: shop.id, on: true }, by)
  const seen = async () => ({
    shop: (await test.ask(getShop, { id: shop.id })).code === 1,
    product: (await test.ask(getProduct, { id: product.id })).code === 1,
    live: (await test.ask(getLiveProducts, { ids: String(product.id) })).data.length === 1,
    isListed: idsIn((await test.ask(listProducts, { shop_id: shop.id })).data.list).length === 1,
    shops: idsIn((await test.ask(listShops, { limit: 50 })).data.list).includes(shop.id),
    isFound: idsIn(
      (await test.ask(listShops, { keyword: 'pottery', limit: 50 })).data.list,
    ).includes(shop.id),
    home: idsIn((await test.ask(getHome)).data.hot_shops).includes(shop.id),
    followed: idsIn((await test.ask(listFollowedShops, {}, by)).data.list).includes(shop.id),
    sitemap: idsIn(
      (await test.ask(listSitemapEntries, { noun: 'shop', part: 1 })).data.list,
    ).includes(shop.id),
    cart: (await test.ask(getCart, {}, by)).data.lines[0]!.available,
  })
  const all = await seen()
  expect(Object.entries(all).filter(([, isSeen]) => !isSeen)).toEqual([])
  await tags()
  const closed = await update({ id: shop.id, version: shop.version, open: false })
  expect(closed.data.open).toBe(false)
  expect(await tags()).toEqual(
    expect.arrayContaining([`shop-${shop.id}`, `product-${product.id}`, 'home']),
  )
  expect(Object.entries(await seen()).filter(([, isSeen]) => isSeen)).toEqual([])
  const refused = await order(test, shopper, items)
  expect(refused.code).not.toBe(1)
  const hidden = await test.ask(getAdminProduct, { id: product.id })
  expect(hidden.data).toMatchObject({ on_sale: true, paused: true })
  // A product that is changed meanwhile stays hidden, and one that is taken off sale does not return.
  const { data: added } = await test.ask(createAdminProduct, aProduct(shop.id))
  expect(added).toMatchObject({ on_sale: true, paused: true })
  expect((await test.ask(getProduct, { id: added.id })).code).toBe(404)
  expect((await test.ask(opsProduct, { id: off.id, on_sale: true })).code).toBe(1)
  expect(idsIn((await test.ask(listProducts, { shop_id: shop.id })).data.list)).toEqual([])
  expect((await test.ask(opsProduct, { id: off.id, on_sale: false })).code).toBe(1)
  await test.ask(updateAdminProduct, { id: added.id, version: added.version, on_sale: false })
  await update({ id: shop.id, version: closed.data.version, open: true })
  expect(await seen()).toEqual(all)
  expect((await test.ask(getProduct, { id: added.id })).code).toBe(404)
  expect((await test.ask(getProduct, { id: off.id })).code).toBe(404)
})
