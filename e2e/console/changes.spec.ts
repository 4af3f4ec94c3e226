import type { AdminArticle } from '@/contracts/schemas/admin-articles'
import type { AdminCategory } from '@/contracts/schemas/admin-categories'
import type { AdminNetwork } from '@/contracts/schemas/admin-networks'
import type { AdminProduct } from '@/contracts/schemas/admin-products'
import type { AdminSettings } from '@/contracts/schemas/admin-settings'
import type { AdminShop } from '@/contracts/schemas/admin-shops'
import { expect, productToBuy, test } from '@/e2e/fixtures'
import { request as call } from './staff'

/** A second until the change is noticed, and one to render the pages. */
const SOON = { timeout: 2000, intervals: [50] }

interface Seen {
  /** The document of a page, in English. */
  page: (path: string) => Promise<string>
  /** The data of a call of a shopper. */
  data: (path: string) => Promise<string>
}

interface Goods {
  id: number
  shopId: number
}

/** One kind of change: how staff make it, and where shoppers see it. */
interface Change<Row> {
  path: string
  read: (goods: Goods) => Promise<Row>
  /** The input of the call, besides the version, that leaves everything as it is. */
  same: (row: Row) => object
  /** The input that makes `shown` appear. */
  other: (row: Row, word: string) => object
  shown: (word: string) => string
  places: (seen: Seen, goods: Goods) => (() => Promise<string>)[]
}

interface Written<Text> {
  texts: Record<string, Text>
  written_locales: string[]
}

/** The texts that staff wrote, which are replaced together. */
const written = <Text>({ texts, written_locales }: Written<Text>) =>
  Object.fromEntries(written_locales.map((locale) => [locale, texts[locale]!]))

const settings = () => call<AdminSettings>('/api/admin/settings')

function define<Row extends { version: number }>(change: Change<Row>) {
  const { path, read, same, other, shown, places } = change
  /** Returns what takes the change back. */
  async function make(goods: Goods, word: string) {
    const row = await read(goods)
    await call(path, { ...other(row, word), version: row.version })
    return async () => call(path, { ...same(row), version: (await read(goods)).version })
  }
  return { make, shown, places }
}

/** A product and a shop have texts of the same form. */
const NAMED = {
  same: (row: AdminProduct | AdminShop) => ({ id: row.id, texts: written<object>(row) }),
  other: (row: AdminProduct | AdminShop, name: string) => ({
    id: row.id,
    texts: { ...written<object>(row), en: { ...row.texts.en, name } },
  }),
  shown: (word: string) => word,
}

const CHANGES = {
  'the name of a product': define<AdminProduct>({
    path: '/api/admin/products/update',
    read: ({ id }) => call(`/api/admin/products/get?id=${id}`),
    ...NAMED,
    places: ({ page, data }, { id }) => [
      () => page(`/detail/${id}`),
      () => data(`/api/product/detail?id=${id}`),
    ],
  }),
  'the name of a shop': define<AdminShop>({
    path: '/api/admin/shops/update',
    read: ({ shopId }) => call(`/api/admin/shops/get?id=${shopId}`),
    ...NAMED,
    places: ({ page }, { id, shopId }) => [
      () => page(`/detail/${id}`),
      () => page(`/shop/${shopId}`),
    ],
  }),
  'the name of a category': define<AdminCategory>({
    path: '/api/admin/categories/update',
    read: async () => (await call<AdminCategory[]>('/api/admin/categories'))[0]!,
    same: (row) => ({ id: row.id, texts: written(row) }),
    other: (row, name) => ({ id: row.id, texts: { ...written(row), en: name } }),
    shown: (word) => word,
    places: ({ page }) => [() => page('/explore'), () => page('/home')],
  }),
  'an article': define<AdminArticle>({
    path: '/api/admin/articles/update',
    read: async () =>
      (await call<AdminArticle[]>('/api/admin/articles')).find(({ page }) => page === 'law')!,
    same: (row) => ({ page: row.page, texts: { en: row.texts.en } }),
    other: (row, title) => ({ page: row.page, texts: { en: { ...row.texts.en, title } } }),
    shown: (word) => word,
    places: ({ data }) => [() => data('/api/user/law')],
  }),
  'the address of a network': define<AdminNetwork>({
    path: '/api/admin/networks/update',
    read: async () => (await call<AdminNetwork[]>('/api/admin/networks')).find(({ open }) => open)!,
    same: ({ network, address }) => ({ network, address }),
    other: ({ network }, address) => ({ network, address }),
    shown: (word) => word,
    places: ({ data }) => [() => data('/api/user/getBlockchain')],
  }),
  'the freight': define<AdminSettings['freight']>({
    path: '/api/admin/settings/freight',
    read: async () => (await settings()).freight,
    same: ({ freight, free_from }) => ({ freight, free_from }),
    other: () => ({ freight: 777, free_from: 888_800 }),
    shown: () => '$7.77, free from',
    places: ({ page }, { id }) => [() => page(`/detail/${id}`)],
  }),
  'the charge for withdrawals': define<AdminSettings['withdrawals']>({
    path: '/api/admin/settings/withdrawals',
    read: async () => (await settings()).withdrawals,
    same: ({ version: _, ...terms }) => terms,
    other: ({ version: _, ...terms }) => ({ ...terms, charge_min: 123_457, min_amount: 200_000 }),
    shown: () => '123457',
    places: ({ data }) => [() => data('/api/user/extract')],
  }),
}

for (const [name, { make, shown, places }] of Object.entries(CHANGES))
  test(
    `Shoppers see ${name} within two seconds after staff change it`,
    { tag: '@alone' },
    async ({ shop, request }) => {
      const shopper = await shop.shopper()
      const { id, shop_id: shopId } = await productToBuy(shop.visitor, 61)
      const goods = { id, shopId }
      const word = `Changed-${Date.now().toString(36)}`
      const seen: Seen = {
        page: async (place) => (await request.get(`/en${place}`)).text(),
        data: async (call) => JSON.stringify(await shopper.get(call)),
      }
      const all = () => Promise.all(places(seen, goods).map((look) => look()))
      // Pages that are kept are read before, or they would not be kept.
      for (const text of await all()) expect(text).not.toContain(shown(word))
      const takeBack = await make(goods, word)
      try {
        await expect(async () => {
          for (const text of await all()) expect(text.includes(shown(word))).toBe(true)
        }).toPass(SOON)
      } finally {
        await takeBack()
      }
    },
  )
