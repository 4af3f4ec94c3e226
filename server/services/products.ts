import type { z } from 'zod'
import type {
  getLiveProducts,
  listProducts,
  LiveProduct,
  Product,
  ProductCard,
  setFavourite,
} from '@/contracts/products'
import type { Home } from '@/contracts/home'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import { Refusal } from '@/server/domain/refusal'
import type { Ctx, Visit } from '@/server/http/context'
import * as categories from '@/server/repositories/categories'
import * as favourites from '@/server/repositories/favourites'
import * as products from '@/server/repositories/products'
import * as shops from '@/server/repositories/shops'
import { describeShopCard, describeShopCards } from './shops'

type ListInput = z.output<NonNullable<(typeof listProducts)['query']>>
type LiveInput = z.output<NonNullable<(typeof getLiveProducts)['query']>>
type FavouriteInput = z.output<NonNullable<(typeof setFavourite)['body']>>

const PAGE = 20
const COUNTED_UP_TO = 1000
const HOME_PRODUCTS = 20
const HOME_SHOPS = 10

export async function home(visit: Visit): Promise<Home> {
  const [banners, all, hotProducts, hotShops] = await Promise.all([
    categories.listBanners(visit.db, visit.locale),
    categories.list(visit.db, visit.locale),
    products.list(visit.db, visit.locale, {}, { sort: 'hot', limit: HOME_PRODUCTS }),
    shops.listHot(visit.db, { limit: HOME_SHOPS }),
  ])
  return {
    banners,
    categories: all,
    hot_products: hotProducts.map(describeProductCard),
    hot_shops: await describeShopCards(visit, hotShops),
  }
}

export async function list(visit: Visit, input: ListInput) {
  const sort = input.sort ?? 'hot'
  const limit = input.limit ?? PAGE
  const filter = {
    categoryKey: input.category,
    shopId: input.shop_id,
    minPrice: input.min_price,
    maxPrice: input.max_price,
    isInStock: input.in_stock,
  }
  const after = decodeCursor<{ key: number; id: number }>(
    visit.config,
    `products:${sort}`,
    input.cursor,
  )
  const [rows, count] = await Promise.all([
    products.list(visit.db, visit.locale, filter, { sort, after, limit: limit + 1 }),
    products.countUpTo(visit.db, filter, COUNTED_UP_TO),
  ])
  const last = rows[limit - 1]
  const next =
    rows.length > limit && last
      ? encodeCursor(visit.config, `products:${sort}`, { key: last.sortKey, id: last.id })
      : null
  const total = count > COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : count
  return { list: rows.slice(0, limit).map(describeProductCard), next_cursor: next, total }
}

export async function get(visit: Visit, id: number): Promise<Product> {
  const [row, skus] = await Promise.all([
    products.find(visit.db, id),
    products.skusOf(visit.db, [id]),
  ])
  if (!row) throw new Refusal('NOT_FOUND')
  const { product, shop, category } = row
  const [isFavourite, followed] = await Promise.all([
    products.isFavourite(visit.db, visit.shopperId, id),
    shops.followedAmong(visit.db, visit.shopperId, [shop.id]),
  ])
  const texts = product.texts[visit.locale]
  return {
    ...describeProductCard({
      ...product,
      name: texts.name,
      image: product.images[0] ?? '',
      shopName: shop.texts[visit.locale].name,
    }),
    images: product.images,
    description: texts.description,
    category: { id: category.id, key: category.key, name: category.texts[visit.locale] },
    options: texts.options,
    skus: skus.map((sku) => ({
      id: sku.id,
      values: texts.options.map(
        (option, index) => option.values[sku.valueIndexes[index] ?? -1] ?? '',
      ),
      price: sku.price,
      stock: sku.stock,
      image: sku.image,
    })),
    stock: sum(skus.map((sku) => sku.stock)),
    shop: describeShopCard(shop, visit.locale, followed.has(shop.id)),
    favourite: isFavourite,
  }
}

/** Price and stock now; products that are gone are not among the answers. */
export async function live(visit: Visit, input: LiveInput): Promise<LiveProduct[]> {
  const [cards, skus] = await Promise.all([
    products.findCards(visit.db, visit.locale, input.ids),
    products.skusOf(visit.db, input.ids),
  ])
  const skusByProduct = Map.groupBy(skus, (sku) => sku.productId)
  return cards.map((card) => {
    const own = skusByProduct.get(card.id) ?? []
    return {
      id: card.id,
      price: card.price,
      stock: sum(own.map((sku) => sku.stock)),
      skus: own.map(({ id, price, stock }) => ({ id, price, stock })),
    }
  })
}

export async function favour(ctx: Ctx, input: FavouriteInput) {
  if (!(await products.find(ctx.db, input.product_id))) throw new Refusal('NOT_FOUND')
  await favourites.set(ctx.db, ctx.shopperId, input.product_id, input.on)
  return { favourite: input.on }
}

export async function listFavourites(ctx: Ctx, input: { cursor?: string; limit?: number }) {
  const limit = input.limit ?? PAGE
  const after = decodeCursor<{ at: string; id: number }>(ctx.config, 'favourites', input.cursor)
  const rows = await favourites.list(ctx.db, ctx.locale, ctx.shopperId, { after, limit: limit + 1 })
  const last = rows[limit - 1]
  const next =
    rows.length > limit && last
      ? encodeCursor(ctx.config, 'favourites', { at: last.keptAt.toISOString(), id: last.id })
      : null
  return { list: rows.slice(0, limit).map(describeProductCard), next_cursor: next }
}

type CardRow = Omit<Awaited<ReturnType<typeof products.findCards>>[number], 'listedAt'>

/** The rating is the mean to one decimal; 0 while there is none. */
export function describeProductCard(row: CardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    price: row.price,
    original_price: row.originalPrice,
    sales: row.sales,
    rating: row.reviewCount === 0 ? 0 : Math.round((row.ratingSum / row.reviewCount) * 10) / 10,
    review_count: row.reviewCount,
    shop_id: row.shopId,
    shop_name: row.shopName,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
