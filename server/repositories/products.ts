import { and, asc, desc, eq, gte, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { ProductSort } from '@/contracts/products'
import type { Queryable } from '@/server/db/connection'
import { categories, favourites, products, shops, skus } from '@/server/db/tables/catalogue'
import { shopCardColumns } from './shops'

/** Only the asked language of a text column: the other four stay in the database. */
const nameIn = (column: typeof products.texts | typeof shops.texts, locale: Locale) =>
  sql<string>`${column} -> ${locale}::text ->> 'name'`

export const cardColumns = (locale: Locale) => ({
  id: products.id,
  name: nameIn(products.texts, locale),
  image: sql<string>`${products.images}[1]`,
  price: products.price,
  originalPrice: products.originalPrice,
  sales: products.sales,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  shopId: products.shopId,
  shopName: nameIn(shops.texts, locale),
  listedAt: products.listedAt,
})

export interface ProductFilter {
  categoryKey?: string
  shopId?: number
  minPrice?: number
  maxPrice?: number
  isInStock?: boolean
}

const rating = sql<number>`case when ${products.reviewCount} = 0 then 0 else ${products.ratingSum}::float8 / ${products.reviewCount} end`

/** What each sort orders by; ties always fall to the newest id, so that paging is stable. */
const ORDERS: Record<ProductSort, { key: SQL | typeof products.sales; isDescending: boolean }> = {
  hot: { key: sql`${products.sales}`, isDescending: true },
  new: { key: sql`extract(epoch from ${products.listedAt})::float8`, isDescending: true },
  price_asc: { key: sql`${products.price}`, isDescending: false },
  price_desc: { key: sql`${products.price}`, isDescending: true },
  rating: { key: rating, isDescending: true },
}

const hasStock = sql`exists (select 1 from ${skus} where ${skus.productId} = ${products.id} and ${skus.stock} > 0)`

function conditions(filter: ProductFilter) {
  return and(
    eq(products.isOnSale, true),
    filter.shopId === undefined ? undefined : eq(products.shopId, filter.shopId),
    filter.categoryKey === undefined
      ? undefined
      : sql`${products.categoryId} = (select id from ${categories} where ${categories.key} = ${filter.categoryKey})`,
    filter.minPrice === undefined ? undefined : gte(products.price, filter.minPrice),
    filter.maxPrice === undefined ? undefined : lte(products.price, filter.maxPrice),
    filter.isInStock ? hasStock : undefined,
  )
}

export function list(
  db: Queryable,
  locale: Locale,
  filter: ProductFilter,
  page: { sort: ProductSort; after?: { key: number; id: number }; limit: number },
) {
  const { key, isDescending } = ORDERS[page.sort]
  const { after } = page
  const isBeyond = isDescending
    ? after && sql`(${key}, ${products.id}) < (${after.key}, ${after.id})`
    : after && sql`(${key}, -${products.id}) > (${after.key}, ${-after.id})`
  return db
    .select({ ...cardColumns(locale), sortKey: sql<number>`(${key})::float8` })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(conditions(filter), isBeyond))
    .orderBy(isDescending ? desc(key) : asc(key), desc(products.id))
    .limit(page.limit)
}

/** Counts no further than `most` + 1: a number beyond that is of use to nobody. */
export async function countUpTo(
  db: Queryable,
  filter: ProductFilter,
  most: number,
): Promise<number> {
  const some = db
    .select({ one: sql`1` })
    .from(products)
    .where(conditions(filter))
    .limit(most + 1)
    .as('some')
  const [row] = await db.select({ count: sql<number>`count(*)::int` }).from(some)
  return row?.count ?? 0
}

export async function find(db: Queryable, id: number) {
  const [row] = await db
    .select({ product: products, shop: shopCardColumns, category: categories })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(and(eq(products.id, id), eq(products.isOnSale, true)))
  return row
}

export function findCards(db: Queryable, locale: Locale, ids: number[]) {
  return db
    .select(cardColumns(locale))
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(inArray(products.id, ids), eq(products.isOnSale, true)))
}

export function skusOf(db: Queryable, productIds: number[]) {
  return db.select().from(skus).where(inArray(skus.productId, productIds)).orderBy(skus.id)
}

export async function isFavourite(
  db: Queryable,
  userId: number | undefined,
  productId: number,
): Promise<boolean> {
  if (userId === undefined) return false
  const rows = await db
    .select({ one: sql`1` })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
  return rows.length > 0
}
