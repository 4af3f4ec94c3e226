import { eq, sql } from 'drizzle-orm'
import {
  createAdminProduct,
  getAdminProduct,
  listAdminProducts,
  updateAdminProduct,
} from '@/contracts/admin-products'
import { changeAdminSkus } from '@/contracts/admin-skus'
import { addToCart, getCart } from '@/contracts/cart'
import { createOrder } from '@/contracts/orders'
import { getLiveProducts, getProduct, listProducts } from '@/contracts/products'
import { listAuditEvents } from '@/contracts/staff'
import { catalogueChanges } from '@/server/db/tables/changes'
import { skus } from '@/server/db/tables/catalogue'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { aProduct } from '@/server/testing/foreign-shops/products'
import { newShopper, order } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
let merchant: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
  merchant = await newMember(test, 'merchant', [1])
})
afterAll(() => test.close())

const options = [{ name: 'Size', values: ['M', 'L'] }]
const shirt = {
  shop_id: 1,
  category_id: 1,
  texts: {
    en: { name: 'Linen Shirt', description: 'Cool', options },
    ja: { name: 'リネンシャツ', options: [{ name: 'サイズ', values: ['中', '大'] }] },
  },
  images: [
    { url: '/api/pictures/mugs.sand.front', alts: { en: 'A shirt on a line' } },
    { url: '/api/pictures/mugs.sand.back' },
  ],
  skus: [
    { values: ['M'], price: 1200, stock: 5, barcode: '4006381333931', weight_grams: 240 },
    { values: ['L'], price: 1500, stock: 2 },
  ],
}

async function tagsOf(work: () => Promise<unknown>): Promise<string[]> {
  const { db } = test.backend.services
  await db.delete(catalogueChanges)
  await work()
  const rows = await db.select().from(catalogueChanges)
  return [...new Set(rows.map(({ tag }) => tag))].sort()
}

const create = async (own: object = {}, by = editor) =>
  test.ask(createAdminProduct, { ...shirt, ...own }, { headers: by.headers })
const update = async (input: object, by = editor) =>
  test.ask(updateAdminProduct, input, { headers: by.headers })
const list = async (input: object, by = editor) => {
  const { data } = await test.ask(listAdminProducts, input, { headers: by.headers })
  return data.list.map(({ id }) => id)
}

describe('a new product', () => {
  it('is shown to shoppers with the texts of its written languages', async () => {
    let id = 0
    const tags = await tagsOf(async () => {
      const { data } = await create()
      id = data.id
      expect(data).toMatchObject({
        handle: 'linen-shirt',
        written_locales: ['en', 'ja'],
        price: 1200,
        on_sale: true,
        paused: false,
        version: 1,
      })
      expect(data.texts.th).toEqual(data.texts.en)
      expect(data.skus.map(({ values }) => values)).toEqual([['M'], ['L']])
    })
    expect(tags).toEqual(expect.arrayContaining([`product-${id}`, 'shop-1', 'home']))
    const ja = await test.ask(getProduct, { id }, { locale: 'ja' })
    expect(ja.data.name).toBe('リネンシャツ')
    expect(ja.data.skus.map(({ values }) => values)).toEqual([['中'], ['大']])
    const found = await test.ask(listProducts, { keyword: 'linen' })
    expect(found.data.list.map((one) => one.id)).toEqual([id])
    const again = await create()
    expect(again.data.handle).toBe(`linen-shirt-${again.data.id}`)
  })

  it('is recorded with the person', async () => {
    const { data } = await create()
    const audit = await test.ask(listAuditEvents, { event: 'product-added', ref_id: data.id })
    expect(audit.data.list[0]).toMatchObject({
      staff_id: editor.id,
      changes: { price: { before: null, after: 1200 } },
    })
  })

  it.each([
    [{ texts: {} }, 'texts'],
    [{ texts: { en: { name: 'X', options }, ja: { name: 'Y' } } }, 'texts.ja.options'],
    [{ category_id: 99 }, 'category_id'],
    [{ skus: [] }, 'skus'],
    [{ skus: [{ values: ['XL'], price: 1 }] }, 'skus.0.values'],
    [{ skus: [{ values: ['M'] }] }, 'skus.0.price'],
    [{ skus: [{ values: ['M'], price: 0 }] }, 'skus.0.price'],
    [{ images: [] }, 'images'],
    [{ images: [{ url: 'https://elsewhere.example/a.png' }] }, 'images.0'],
    [{ images: [{ upload_id: 999 }] }, 'images.0'],
    [{ handle: 'Not A Handle' }, 'handle'],
    [{ original_price: 1100 }, 'original_price'],
  ])('rejects %j', async (own, field) => {
    const { code, data } = await create(own)
    expect(code).toBe(422)
    expect(Object.keys((data as unknown as { fields: object }).fields)).toContain(field)
  })

  it('needs an own handle and own SKU codes', async () => {
    const sku = { values: [], price: 100, code: 'CODE-1' }
    const first = { ...aProduct(1), handle: 'own-handle', skus: [sku] }
    expect((await create({ ...first })).code).toBe(1)
    const { msg, ...refused } = await create({ ...aProduct(1), handle: 'own-handle' })
    expect(msg).toContain('handle')
    expect(refused).toMatchObject({ code: 409, data: { fields: { handle: msg } } })
    const other = await create({ ...aProduct(2), skus: [sku] })
    expect([other.code, other.msg]).toEqual([409, expect.stringContaining('code')])
    expect(other.data).toEqual({ fields: { 'skus.0.code': other.msg } })
  })
})

describe('a change', () => {
  it('names the SKU whose code another product has', async () => {
    const sku = { values: [], price: 100, code: 'CODE-2' }
    expect((await create({ ...aProduct(1), skus: [sku] })).code).toBe(1)
    const { id, version, skus } = (await create()).data
    const codes = ['OWN', 'CODE-2']
    const changed = skus.map(({ id: skuId, values }, at) => ({
      id: skuId,
      values,
      code: codes[at],
    }))
    const { code, msg, data } = await update({ id, version, skus: changed })
    expect([code, data]).toEqual([409, { fields: { 'skus.1.code': msg } }])
  })

  it('replaces the given fields only, and needs the current version', async () => {
    const { data } = await create()
    const { id, version } = data
    const tags = await tagsOf(async () => {
      const changed = await update({ id, version, category_id: 2, original_price: 2000 })
      expect(changed.data).toMatchObject({
        category_id: 2,
        original_price: 2000,
        version: version + 1,
        texts: data.texts,
        skus: data.skus,
      })
    })
    expect(tags).toContain(`product-${id}`)
    const stale = await update({ id, version, on_sale: false })
    const audit = await test.ask(listAuditEvents, { event: 'product-changed', ref_id: id })
    const last = audit.data.list[0]!
    expect(last.staff_name).toMatch(/^catalogue /)
    expect([stale.code, stale.data]).toEqual([
      409,
      { changed_by: last.staff_name, changed_at: last.created_at },
    ])
    expect(audit.data.list[0]!.changes).toMatchObject({
      category_id: { before: 1, after: 2 },
      original_price: { before: null, after: 2000 },
    })
    expect(Object.keys(audit.data.list[0]!.changes!)).not.toContain('texts')
    expect((await update({ id: 99_999, version: 1 })).code).toBe(404)
  })

  it('refuses a stock that was computed from an older one than orders have left', async () => {
    const { data } = await create()
    const { id, version } = data
    const [medium, large] = data.skus
    const buyer = await newShopper(test)
    const items = [{ sku_id: medium!.id, quantity: 4 }]
    expect((await order(test, buyer, items)).code).toBe(1)
    const sku = { id: medium!.id, values: ['M'] }
    const other = { id: large!.id, values: ['L'], stock: 9, stock_before: 2 }
    const save = (own: object) => update({ id, version, skus: [{ ...sku, ...own }, other] })
    const late = await save({ stock: 7, stock_before: 5 })
    expect([late.code, late.data]).toEqual([409, { changed_by: null, changed_at: null }])
    const stocks = async () =>
      (await test.ask(getAdminProduct, { id }, { headers: editor.headers })).data.skus.map(
        ({ stock }) => stock,
      )
    expect(await stocks()).toEqual([1, 2])
    expect((await save({ stock: 3, stock_before: 1 })).code).toBe(1)
    expect(await stocks()).toEqual([3, 9])
  })

  it('has a stock before for SKUs with an id only', async () => {
    const { id, version } = (await create()).data
    const sku = { values: ['M'], stock: 7, stock_before: 5 }
    expect((await update({ id, version, skus: [sku] })).code).toBe(409)
    expect((await create({ skus: [{ ...shirt.skus[0], stock_before: 5 }] })).code).toBe(422)
  })

  it('notes a new alternative text for the page', async () => {
    const { data } = await create()
    const images = data.images.map(({ url }) => ({ url, alts: { th: 'เสื้อ' } }))
    const { id, version } = data
    expect(await tagsOf(() => update({ id, version, images }))).toContain(`product-${id}`)
    const thai = await test.ask(getProduct, { id }, { locale: 'th' })
    expect(thai.data.image_alts).toEqual(['เสื้อ', 'เสื้อ'])
    const english = await test.ask(getProduct, { id }, { locale: 'en' })
    expect(english.data.image_alts).toEqual([null, null])
  })

  it('notes a new weight, by which the page shows freight and countries', async () => {
    const { data: made } = await create()
    const skus = made.skus.map(({ id, values }) => ({ id, values, weight_grams: 700 }))
    const tags = await tagsOf(() => update({ id: made.id, version: made.version, skus }))
    expect(tags).toEqual([`product-${made.id}`])
  })

  it('retires SKUs that are left out, and existing orders keep them', async () => {
    const { data } = await create()
    const { id, version } = data
    const m = data.skus[0]!
    const l = data.skus[1]!
    const shopper = await newShopper(test)
    const by = { token: shopper.token }
    await test.ask(addToCart, { items: [{ sku_id: m.id, quantity: 1 }] }, { ...by, key: newKey() })
    const changed = await update({ id, version, skus: [{ values: ['L'] }] })
    expect(changed.data.price).toBe(1500)
    expect(changed.data.skus).toMatchObject([
      { id: m.id, retired: true },
      { id: l.id, retired: false, stock: 2 },
    ])
    const { data: shown } = await test.ask(getProduct, { id })
    expect(shown.skus.map((sku) => sku.id)).toEqual([l.id])
    expect(shown.stock).toBe(2)
    const { data: live } = await test.ask(getLiveProducts, { ids: String(id) })
    expect(live[0]!.skus.map((sku) => sku.id)).toEqual([l.id])
    const cart = await test.ask(getCart, {}, by)
    expect(cart.data.lines).toMatchObject([{ sku_id: m.id, available: false }])
    const more = await test.ask(
      addToCart,
      { items: [{ sku_id: m.id, quantity: 1 }] },
      { ...by, key: newKey() },
    )
    expect(more.data.adjusted).toMatchObject([{ reason: 'gone' }])
    const back = await update({
      id,
      version: version + 1,
      skus: [{ values: ['M'] }, { values: ['L'] }],
    })
    expect(back.data.skus.map(({ id: sku, retired }) => [sku, retired])).toEqual([
      [m.id, false],
      [l.id, false],
    ])
  })

  it('refuses an order of a retired SKU', async () => {
    const { data } = await create()
    const { id, version } = data
    const m = data.skus[0]!
    const shopper = await newShopper(test)
    await update({ id, version, skus: [{ values: ['L'] }] })
    const answer = await test.ask(
      createOrder,
      {
        items: [{ sku_id: m.id, quantity: 1 }],
        address_id: shopper.addressId,
        expected_total: 1699,
        remarks: {},
      },
      { token: shopper.token, key: newKey() },
    )
    expect([answer.code, answer.data]).toEqual([409, { sku_id: m.id }])
  })

  it('moves a code to another SKU of the product', async () => {
    const { data } = await create({
      skus: [
        { values: ['M'], price: 1, code: 'SWAP-M' },
        { values: ['L'], price: 2, code: 'SWAP-L' },
      ],
    })
    const [m, l] = data.skus.map((sku) => sku.id)
    const swapped = await update({
      id: data.id,
      version: data.version,
      skus: [
        { id: m, values: ['M'], code: 'SWAP-L' },
        { id: l, values: ['L'], code: 'SWAP-M' },
      ],
    })
    expect(swapped.data.skus.map(({ code }) => code)).toEqual(['SWAP-L', 'SWAP-M'])
  })

  it('clears an original price that is no longer above the price', async () => {
    const { data } = await create({ original_price: 1300 })
    const { id, version } = data
    const kept = await update({ id, version, on_sale: true })
    expect(kept.data.original_price).toBe(1300)
    const raised = [{ values: ['M'], price: 1400 }, { values: ['L'] }]
    const cleared = await update({ id, version: version + 1, skus: raised })
    expect(cleared.data.original_price).toBeNull()
  })
})

describe('a bulk change', () => {
  const change = (items: object[], by = editor) =>
    test.ask(changeAdminSkus, { items }, { headers: by.headers })

  it('adds differences and sets values, and updates the prices of the products', async () => {
    const { data } = await create({ original_price: 1300 })
    const [m, l] = data.skus.map((sku) => sku.id)
    const tags = await tagsOf(async () => {
      const answer = await change([
        { sku_id: m, price_delta: 200, stock_delta: -3 },
        { sku_id: l, price: 1350, stock: 0 },
      ])
      expect(answer.data.skus).toMatchObject([
        { sku_id: m, price: 1400, stock: 2 },
        { sku_id: l, price: 1350, stock: 0 },
      ])
    })
    expect(tags).toContain(`product-${data.id}`)
    const after = await test.ask(getAdminProduct, { id: data.id })
    expect(after.data).toMatchObject({ price: 1350, original_price: null, version: 2 })
    const audit = await test.ask(listAuditEvents, { event: 'product-changed', ref_id: data.id })
    expect(audit.data.list[0]!.changes).toMatchObject({
      [`skus.${m}.price`]: { before: 1200, after: 1400 },
      [`skus.${l}.stock`]: { before: 2, after: 0 },
    })
  })

  it.each([
    [{ stock_delta: -6 }, 409],
    [{ price_delta: -1200 }, 422],
    [{ price: 1, price_delta: 1 }, 422],
    [{}, 422],
  ])('makes none of the changes when one is %j', async (own, code) => {
    const { data } = await create()
    const [m, l] = data.skus.map((sku) => sku.id)
    const answer = await change([
      { sku_id: l, stock: 50 },
      { sku_id: m, ...own },
    ])
    expect(answer.code).toBe(code)
    const [row] = await test.backend.services.db.select().from(skus).where(eq(skus.id, l!))
    expect(row!.stock).toBe(2)
  })

  it('adds a difference once when the call is repeated, also with orders in between', async () => {
    const { data } = await create({ on_sale: true })
    const [m, l] = data.skus
    const dearer = { sku_id: m!.id, price_delta: 100, expected_price: m!.price }
    const more = { sku_id: l!.id, stock_delta: 10, expected_supply: l!.stock + l!.taken }
    await order(test, await newShopper(test), [{ sku_id: l!.id, quantity: 1 }])
    expect((await change([dearer, more])).code).toBe(1)
    const named = (id: number) => ({ code: 409, data: { sku_id: id } })
    expect(await change([dearer, more])).toMatchObject(named(m!.id))
    expect(await change([more])).toMatchObject(named(l!.id))
    const { skus: after } = (await test.ask(getAdminProduct, { id: data.id })).data
    expect(after[0]!.price).toBe(m!.price + 100)
    expect(after[1]!.stock).toBe(l!.stock + 10 - 1)
  })

  it('answers 404 for another shop’s SKU and changes nothing', async () => {
    const { data } = await create()
    const answer = await change(
      [
        { sku_id: data.skus[0]!.id, stock: 9 },
        { sku_id: 31, stock: 9 },
      ],
      merchant,
    )
    expect(answer.code).toBe(404)
    const after = await test.ask(getAdminProduct, { id: data.id })
    expect(after.data.skus[0]!.stock).toBe(5)
  })
})

describe('the list', () => {
  it('filters, sorts and pages', async () => {
    const ids = [1, 2, 3].map(async (n) => (await create({ handle: `paged-${n}` })).data.id)
    const latest = (await Promise.all(ids)).sort((a, b) => b - a)
    const first = await test.ask(listAdminProducts, { limit: 2 })
    expect(first.data.list.map(({ id }) => id)).toEqual(latest.slice(0, 2))
    const next = await test.ask(listAdminProducts, { limit: 2, cursor: first.data.next_cursor })
    expect(next.data.list[0]!.id).toBe(latest[2])
    expect(await list({ on_sale: false })).toEqual([4])
    expect(await list({ category_id: 2, shop_id: 2 })).toEqual(expect.arrayContaining([3, 4]))
    expect(await list({ low_stock: 1, shop_id: 1 })).toContain(1)
    expect(await list({ low_stock: 0 })).not.toContain(1)
    const cheapest = await test.ask(listAdminProducts, { sort: 'price_asc', limit: 50 })
    const prices = cheapest.data.list.map(({ price }) => price)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const refused = await test.ask(listAdminProducts, { sort: 'sales', on_sale: false })
    expect(refused.code).toBe(422)
  })

  it('pages by price without repeats', async () => {
    const seen: number[] = []
    let cursor: string | null | undefined
    do {
      const page = await test.ask(listAdminProducts, {
        sort: 'price_desc',
        limit: 3,
        ...(cursor ? { cursor } : {}),
      })
      seen.push(...page.data.list.map(({ id }) => id))
      cursor = page.data.next_cursor
    } while (cursor)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toEqual(expect.arrayContaining([1, 2, 3]))
    expect(seen).not.toContain(4)
  })

  it('finds ids, handles, SKU codes and names, also of products off sale', async () => {
    await test.backend.services.db.execute(sql`update skus set code = 'KETTLE-1' where id = 21`)
    expect(await list({ search: '2' })).toContain(2)
    expect(await list({ search: 'KETTLE-1' })).toEqual([2])
    expect(await list({ search: 'kettle' })).toContain(2)
    expect(await list({ search: 'Lamp' })).toEqual([4])
    const { data } = await create({ handle: 'found-by-handle' })
    expect(await list({ search: 'found-by-handle' })).toContain(data.id)
    // The search index is updated twice a second, so the latest product may be missing.
    expect(await list({ search: 'リネンシャツ' })).toContain(data.id - 1)
    expect(await list({ search: 'no such thing' })).toEqual([])
    expect(await list({ search: 'kettle' }, merchant)).toContain(2)
    expect(await list({ search: 'Tea' }, merchant)).toEqual([])
    const both = await newMember(test, 'merchant', [1, 2])
    for (const [search, id] of [
      ['kettle', 2],
      ['Tea', 3],
    ] as const)
      expect(await list({ search }, both)).toContain(id)
  })
})
