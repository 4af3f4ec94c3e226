import type { z } from 'zod'
import type {
  getLiveProducts,
  listProducts,
  LiveProduct,
  Product,
  ProductCard,
  setFavourite,
} from '@/contracts/schemas/products'
import type { Home } from '@/contracts/schemas/home'
import { inTransaction, onOneConnection } from '@/server/db/transaction'
import { readPage, type PageAfter } from '@/server/domain/cursor'
import { DomainError } from '@/server/domain/domain-error'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { meanRating } from '@/server/domain/mean-rating'
import type { Ctx, Visit } from '@/server/http/context'
import * as categories from '@/server/repositories/categories'
import * as favourites from '@/server/repositories/favourites'
import * as products from '@/server/repositories/products'
import * as shops from '@/server/repositories/shops'
import { holdSession } from '@/server/services/accounts/hold-session'
import { chargeTerms } from '@/server/services/operations/settings'
import { findProducts } from '@/server/services/search/search'
import { MAX_EXACT_COUNT } from '@/server/services/search/matches'
import { categoryNamed } from '@/server/services/search/named-category'
import { facetsOf, NO_FACETS } from '@/server/services/search/facets'
import { updateIndexFor } from '@/server/services/search/index'
import { countSearch } from '@/server/services/search/suggestions'
import { deliveryTerms } from './delivery'
import { describeShopCards } from './shops'

type ListInput = z.output<(typeof listProducts)['query']>
type LiveInput = z.output<(typeof getLiveProducts)['query']>
type FavouriteInput = z.output<(typeof setFavourite)['body']>

const HOME_PRODUCTS = 20
const HOME_SHOPS = 10

export async function home(visit: Visit): Promise<Home> {
  const [banners, all, hotProducts, hotShops] = await onOneConnection(visit.catalogue, (one) =>
    Promise.all([
      categories.listBanners(one, visit.locale),
      categories.list(one, visit.locale),
      products.list(one, visit.locale, {}, { sort: 'hot', limit: HOME_PRODUCTS }),
      shops.listHot(one, HOME_SHOPS),
    ]),
  )
  return {
    banners,
    categories: all,
    hot_products: hotProducts.map(describeProductCard),
    hot_shops: await describeShopCards(visit, hotShops),
  }
}

export async function list(visit: Visit, input: ListInput) {
  const filter = await filterOf(visit, input)
  if (filter === null) return nothing(input)
  const { keyword } = input
  if (keyword === undefined) return listAll(visit, input, filter)
  const named = await categoryNamed(visit.catalogue, keyword)
  return named === undefined
    ? search(visit, { ...input, keyword }, filter)
    : listNamed(visit, input, filter, named)
}

function nothing({ facets }: ListInput) {
  return { list: [], next_cursor: null, total: 0, facets: facets ? NO_FACETS : undefined }
}

/** The products of a category that the keyword names. */
async function listNamed(visit: Visit, input: ListInput, filter: ProductFilter, named: number) {
  if (filter.categoryId !== undefined && filter.categoryId !== named) return nothing(input)
  const found = await listAll(visit, input, { ...filter, categoryId: named })
  const { facets } = found
  if (!facets) return found
  const all = await categories.list(visit.catalogue, visit.locale)
  const key = all.find(({ id }) => id === named)?.key
  return {
    ...found,
    facets: { ...facets, category: facets.category.filter((one) => one.key === key) },
  }
}

async function listAll(visit: Visit, input: ListInput, filter: ProductFilter) {
  const { sort = 'hot' } = input
  const [[{ rows, next_cursor }, count], facets] = await Promise.all([
    onOneConnection(visit.catalogue, (one) =>
      Promise.all([
        readPage(
          visit.config,
          `products:${sort}`,
          input,
          (page: PageAfter<{ key: number; id: number }>) =>
            products.list(one, visit.locale, filter, { sort, ...page }),
          ({ id, sortKey }) => ({ key: sortKey, id }),
        ),
        products.countUpTo(one, filter, MAX_EXACT_COUNT),
      ]),
    ),
    input.facets ? updateIndexFor(visit).then(() => facetsOf(visit, undefined, filter)) : undefined,
  ])
  return { list: rows.map(describeProductCard), next_cursor, total: bounded(count), facets }
}

async function search(visit: Visit, input: ListInput & { keyword: string }, filter: ProductFilter) {
  const { keyword, sort = 'hot', limit, cursor, facets: hasFacets = false } = input
  const found = await findProducts(visit, { keyword, filter, sort, limit, cursor, hasFacets })
  const [cards] = await Promise.all([
    products.cardsInOrder(visit.catalogue, visit.locale, found.ids),
    cursor === undefined && found.isVerbatim ? countSearch(visit, keyword) : undefined,
  ])
  const list = cards.map(describeProductCard)
  const { nextCursor, facets } = found
  return {
    list,
    next_cursor: nextCursor,
    total: bounded(found.count),
    facets,
    ...(found.isCorrected && { corrected: true }),
  }
}

const bounded = (count: number) => (count > MAX_EXACT_COUNT ? `${MAX_EXACT_COUNT}+` : count)

/** Returns null when the category does not exist. */
async function filterOf(visit: Visit, input: ListInput): Promise<ProductFilter | null> {
  const category =
    input.category === undefined
      ? undefined
      : (await categories.list(visit.catalogue, visit.locale)).find(
          ({ key }) => key === input.category,
        )
  if (input.category !== undefined && !category) return null
  return {
    categoryId: category?.id,
    shopId: input.shop_id,
    minPrice: input.min_price,
    maxPrice: input.max_price,
    isInStock: input.in_stock,
    minRating: input.min_rating,
  }
}

export async function get(visit: Visit, id: number): Promise<Product> {
  const [row, terms] = await onOneConnection(visit.catalogue, (one) =>
    Promise.all([products.find(one, visit.locale, id), chargeTerms(one)]),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  const [skus, own, [shopCard]] = await Promise.all([
    // A signed-in shopper may have just bought, so they read the primary.
    visit.shopperId === undefined ? row.skus : products.skusOf(visit.db, [id]),
    products.ownOf(visit.db, visit.shopperId, id),
    describeShopCards(visit, [row.shop]),
  ])
  const { texts, images, imageAlts, category } = row
  return {
    ...describeProductCard({
      ...row,
      ...own?.counts,
      name: texts.name,
      image: images[0] ?? '',
    }),
    images,
    image_alts: imageAlts?.map((alts) => alts?.[visit.locale] ?? null),
    description: texts.description,
    category,
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
    shop: shopCard!,
    favourite: own?.isFavourite ?? false,
    delivery: await deliveryTerms(visit, skus, terms),
  }
}

/** Current price and stock, from the primary; products off sale are left out. */
export async function live(visit: Visit, input: LiveInput): Promise<LiveProduct[]> {
  const [cards, skus] = await onOneConnection(visit.db, (one) =>
    Promise.all([
      products.findCards(one, visit.locale, input.ids),
      products.skusOf(one, input.ids),
    ]),
  )
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

/** A product off sale can be removed from the favourites, but not added. */
export async function favour(ctx: Ctx, input: FavouriteInput) {
  await inTransaction(ctx.db, async (tx) => {
    await holdSession(tx, ctx)
    if (input.on && !(await products.isOnSale(tx, input.product_id)))
      throw new DomainError('NOT_FOUND')
    await favourites.set(tx, ctx.shopperId, input.product_id, input.on)
  })
  return { favourite: input.on }
}

export async function listFavourites(ctx: Ctx, input: Pick<ListInput, 'cursor' | 'limit'>) {
  const { rows, next_cursor } = await readPage(
    ctx.config,
    'favourites',
    input,
    (page: PageAfter<{ at: string; id: number }>) =>
      favourites.list(ctx.db, ctx.locale, ctx.shopperId, page),
    ({ id, keptAt }) => ({ at: keptAt.toISOString(), id }),
  )
  return { list: rows.map(describeProductCard), next_cursor }
}

/** The rating is the mean, rounded to one decimal; 0 without reviews. */
export function describeProductCard(row: products.ProductCardRow): ProductCard {
  return {
    id: row.id,
    name: row.name,
    image: row.image,
    price: row.price,
    original_price: row.originalPrice,
    sales: row.sales,
    rating: meanRating(row.ratingSum, row.reviewCount),
    review_count: row.reviewCount,
    shop_id: row.shopId,
    shop_name: row.shopName,
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
