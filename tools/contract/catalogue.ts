import { listAreas } from '@/contracts/areas'
import { getHelp, getLaw, getPlatform } from '@/contracts/articles'
import { previewCart } from '@/contracts/cart'
import { getHome } from '@/contracts/home'
import { getHealth } from '@/contracts/operators'
import {
  getLiveProducts,
  getProduct,
  listFavourites,
  listPopularSearches,
  listProducts,
  listRelatedProducts,
  setFavourite,
  suggestSearches,
} from '@/contracts/products'
import { listRefundReasons } from '@/contracts/refunds'
import { listReviews } from '@/contracts/reviews'
import { followShop, getShop, listFollowedShops, listShops } from '@/contracts/shops'
import { listSitemapEntries, listSitemapParts } from '@/contracts/sitemap'
import { Stopped, type Probe } from './probe'

const NOBODY = 999_999_999_999

/** Calls that do not depend on the shopper. */
export async function browse(probe: Probe): Promise<void> {
  await probe.ask(getHealth, {})
  await probe.ask(getHome, {})
  await probe.ask(listPopularSearches, {})
  await probe.ask(suggestSearches, { keyword: 'te' })
  const first = await probe.ask(listProducts, { limit: 2, sort: 'new' })
  probe.expect(listProducts, 'limit', first.list.length <= 2, 'more rows than were asked for')
  if (first.next_cursor) {
    const second = await probe.ask(listProducts, {
      limit: 2,
      sort: 'new',
      cursor: first.next_cursor,
    })
    const ids = new Set(first.list.map(({ id }) => id))
    const isNext = second.list.every(({ id }) => !ids.has(id))
    probe.expect(listProducts, 'cursor', isNext, 'the second page repeats the first')
  }
  await probe.ask(listProducts, { keyword: 'tea', facets: 'true', in_stock: 'true' })
  await probe.refused(listProducts, 'a limit of 51', { limit: 51 }, { code: 422 })
  await probe.refused(getProduct, 'a product that there is not', { id: NOBODY }, { code: 404 })
  await probe.refused(getShop, 'a shop that there is not', { id: NOBODY }, { code: 404 })
  const shops = await probe.ask(listShops, {})
  if (shops.list[0]) await probe.ask(getShop, { id: shops.list[0].id })
  await probe.ask(getHelp, {})
  await probe.ask(getLaw, {})
  await probe.ask(getPlatform, {})
  await probe.ask(listRefundReasons, {})
  await probe.ask(listAreas, {})
  const parts = await probe.ask(listSitemapParts, { noun: 'product' })
  if (parts[0]) await probe.ask(listSitemapEntries, { noun: 'product', part: parts[0] })
}

export interface Goods {
  skuId: number
  productId: number
  shopId: number
  price: number
}

/** The cheapest product of the first page with at least two in stock. */
export async function findGoods(probe: Probe): Promise<Goods> {
  const { list } = await probe.ask(listProducts, { in_stock: 'true', sort: 'price_asc' })
  for (const { id } of list) {
    const product = await probe.ask(getProduct, { id })
    const sku = product.skus.find(({ stock }) => stock > 5)
    if (!sku) continue
    await probe.ask(listRelatedProducts, { id })
    await probe.ask(getLiveProducts, { ids: String(id) })
    await probe.ask(listReviews, { product_id: id })
    const line = { sku_id: sku.id, quantity: 1, selected: true, seen_price: sku.price }
    await probe.ask(previewCart, { items: [line] })
    return { skuId: sku.id, productId: id, shopId: product.shop.id, price: sku.price }
  }
  probe.expect(listProducts, 'in_stock', false, 'nothing on the first page can be bought')
  throw new Stopped()
}

/** Favourites and followed shops. */
export async function keep(
  probe: Probe,
  token: string,
  { productId, shopId }: Goods,
): Promise<void> {
  const who = { token }
  for (const on of [true, true, false]) {
    const { favourite } = await probe.ask(setFavourite, { product_id: productId, on }, who)
    probe.expect(setFavourite, 'favourite', favourite === on, `${on} expected`)
    const { followed } = await probe.ask(followShop, { shop_id: shopId, on }, who)
    probe.expect(followShop, 'followed', followed === on, `${on} expected`)
    const kept = await probe.ask(listFavourites, {}, who)
    const isThere = kept.list.some(({ id }) => id === productId)
    probe.expect(listFavourites, 'list', isThere === on, 'does not follow what was asked')
    await probe.ask(listFollowedShops, {}, who)
  }
}
