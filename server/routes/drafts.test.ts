import { createAdminProduct, updateAdminProduct } from '@/contracts/admin-products'
import { createAdminShop, getAdminShop, updateAdminShop } from '@/contracts/admin-shops'
import { getPlatform } from '@/contracts/articles'
import { addToCart, getCart, previewCart } from '@/contracts/cart'
import { opsProduct } from '@/contracts/operators'
import { quoteOrder } from '@/contracts/orders'
import { listRelatedProducts } from '@/contracts/products'
import { getShop } from '@/contracts/shops'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let editor: TestMember
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  editor = await newMember(test, 'catalogue')
  shopper = await newShopper(test)
})
afterAll(() => test.close())

async function newProduct(own: object) {
  const shirt = {
    shop_id: 1,
    category_id: 1,
    texts: { en: { name: 'Secret shirt', options: [] } },
    images: [{ url: '/api/pictures/mugs.sand.front' }],
    skus: [{ values: [], price: 777, stock: 43 }],
    ...own,
  }
  const { data } = await test.ask(createAdminProduct, shirt, { headers: editor.headers })
  return { id: data.id, version: data.version, skuId: data.skus[0]!.id }
}

/** What a visitor and a shopper learn of a SKU whose id they guessed. */
async function learned({ id, skuId }: { id: number; skuId: number }) {
  const items = [{ sku_id: skuId, quantity: 1 }]
  const seen = [{ ...items[0]!, selected: true, seen_price: 1 }]
  const { token } = shopper
  const [preview, quote, added, related] = await Promise.all([
    test.ask(previewCart, { items: seen }),
    test.ask(quoteOrder, { items }, { token }),
    test.ask(addToCart, { items }, { token }),
    test.ask(listRelatedProducts, { id }),
  ])
  return {
    preview: preview.data.lines.length,
    quote: quote.code,
    added: added.code,
    related: related.code,
  }
}

const NOTHING = { preview: 0, quote: 404, added: 404, related: 404 }

it('is as absent as a product that does not exist until it is first on sale', async () => {
  const product = await newProduct({ on_sale: false })
  expect(await learned({ id: 999_999, skuId: 999_999 })).toEqual(NOTHING)
  expect(await learned(product)).toEqual(NOTHING)
  const { id, version } = product
  await test.ask(
    updateAdminProduct,
    { id, version, texts: { en: { name: 'Renamed', options: [] } } },
    { headers: editor.headers },
  )
  expect(await learned(product)).toEqual(NOTHING)
  await test.ask(opsProduct, { id, on_sale: true })
  expect(await learned(product)).toEqual({ preview: 1, quote: 1, added: 1, related: 1 })
})

it('stays known to those who have it in their cart when it is withdrawn', async () => {
  const product = await newProduct({ on_sale: true })
  await test.ask(
    addToCart,
    { items: [{ sku_id: product.skuId, quantity: 1 }] },
    { token: shopper.token },
  )
  await test.ask(opsProduct, { id: product.id, on_sale: false })
  const { data } = await test.ask(getCart, {}, { token: shopper.token })
  expect(data.lines.find((line) => line.sku_id === product.skuId)).toMatchObject({
    name: 'Secret shirt',
    available: false,
  })
  expect(await learned(product)).toMatchObject({ preview: 1, related: 1 })
})

it('is absent in a shop that was never open with it', async () => {
  const owner = await newMember(test, 'owner')
  const setOpen = async (isOpen: boolean) => {
    const { data } = await test.ask(getAdminShop, { id: 2 }, { headers: owner.headers })
    const change = { id: 2, version: data.version, open: isOpen }
    await test.ask(updateAdminShop, change, { headers: owner.headers })
  }
  // The products of the test catalogue are not counted before.
  for (const isOpen of [false, true, false]) await setOpen(isOpen)
  const countOf = async () =>
    (await test.ask(getAdminShop, { id: 2 }, { headers: owner.headers })).data.product_count
  const before = await countOf()
  const product = await newProduct({ shop_id: 2, on_sale: true })
  expect(await learned(product)).toEqual(NOTHING)
  expect(await countOf()).toBe(before)
  await setOpen(true)
  expect(await learned(product)).toMatchObject({ preview: 1, related: 1 })
  expect(await countOf()).toBe(before + 1)
})

describe('of its shop', () => {
  /** What visitors see of the shop that depends on its products. */
  async function shopOf(id: number) {
    const { data } = await test.ask(getShop, { id })
    const { data: figures } = await test.ask(getPlatform, {})
    const { product_count: count, categories, pictures } = data
    return { count, categories, pictures, of: figures.products }
  }
  const newShop = async () => {
    const owner = await newMember(test, 'owner')
    const texts = { en: { name: 'New shop', description: 'New' } }
    const picture = { url: '/api/pictures/mugs.sand.front' }
    const input = { texts, logo: picture, banner: picture }
    return (await test.ask(createAdminShop, input, { headers: owner.headers })).data.id
  }

  it('shows neither number, category nor picture before it is on sale', async () => {
    const id = await newShop()
    const before = await shopOf(id)
    const product = await newProduct({ shop_id: id, on_sale: false, category_id: 1 })
    const { version } = product
    const moved = { id: product.id, version, category_id: 2 }
    const { code } = await test.ask(updateAdminProduct, moved, { headers: editor.headers })
    expect(code).toBe(1)
    expect(await shopOf(id)).toEqual(before)
    await test.ask(opsProduct, { id: product.id, on_sale: true })
    const after = await shopOf(id)
    expect([after.count, after.categories.length, after.of]).toEqual([1, 1, before.of + 1])
    expect(after.pictures).toEqual(['/api/pictures/mugs.sand.front'])
    for (const on_sale of [false, true]) await test.ask(opsProduct, { id: product.id, on_sale })
    expect(await shopOf(id)).toEqual(after)
  })

  it('shows the picture that a product has now', async () => {
    const id = await newShop()
    const product = await newProduct({ shop_id: id, on_sale: true })
    const image = (variant: string) => ({ url: `/api/pictures/mugs.sand.${variant}` })
    const images = [image('back'), image('front')]
    const changed = { id: product.id, version: product.version, images }
    const { code } = await test.ask(updateAdminProduct, changed, { headers: editor.headers })
    expect(code).toBe(1)
    expect((await shopOf(id)).pictures).toEqual([image('back').url])
  })
})
