import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { ProductSort } from '@/contracts/schemas/products'
import type { Category } from '@/contracts/schemas/shops'
import type { Database, Queryable } from '@/server/db/connection'
import { products, shops, type ProductTexts, type skus } from '@/server/db/tables/catalogue'
import { favourites } from '@/server/db/tables/favourites'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { runUnmapped } from './run-unmapped'
import { keyOf, ORDERS, orderOf } from './product-orders'
import type { ShopCardRow } from './shops'
import { firstImage } from './skus'

const nameIn = (column: typeof products.texts | typeof shops.texts, locale: Locale) =>
  sql<string>`${column} -> ${locale}::text ->> 'name'`

export const cardColumns = (locale: Locale) => ({
  id: products.id,
  name: nameIn(products.texts, locale),
  image: firstImage,
  price: products.price,
  originalPrice: products.originalPrice,
  sales: products.sales,
  ratingSum: products.ratingSum,
  reviewCount: products.reviewCount,
  shopId: products.shopId,
  shopName: nameIn(shops.texts, locale),
})

/** The columns of ProductCardRow, of `products p` and `shops s`. */
const cardText = (locale: Locale) => sql`p.id::float8,
  p.texts -> ${locale}::text ->> 'name' as name, coalesce(p.images[1], '') as image,
  p.price::float8, p.original_price::float8 as "originalPrice", p.sales,
  p.rating_sum as "ratingSum", p.review_count as "reviewCount", p.shop_id::float8 as "shopId",
  s.texts -> ${locale}::text ->> 'name' as "shopName"`

function conditionOf(filter: ProductFilter): SQL {
  const { shopId, categoryId, minPrice, maxPrice, minRating, isInStock } = filter
  const conditions = [
    sql`p.is_on_sale`,
    shopId === undefined ? undefined : sql`p.shop_id = ${shopId}`,
    categoryId === undefined ? undefined : sql`p.category_id = ${categoryId}`,
    minPrice === undefined ? undefined : sql`p.price >= ${minPrice}`,
    maxPrice === undefined ? undefined : sql`p.price <= ${maxPrice}`,
    minRating === undefined ? undefined : sql`${ORDERS.rating.indexed} >= ${minRating}`,
    isInStock
      ? sql`exists (select 1 from product_search i where i.product_id = p.id and i.is_in_stock)`
      : undefined,
  ]
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  )
}

/**
 * Products that pass the filters, in sort order. The statement contains only the filters that are set, so that
 * the planner scans the index of the sort order, or that of a rare filter.
 */
export function list(
  db: Database,
  locale: Locale,
  filter: ProductFilter,
  page: { sort: ProductSort; after?: { key: number; id: number }; limit: number },
) {
  const { sort, after, limit } = page
  const { indexed } = ORDERS[sort]
  const { direction, beyond } = orderOf(sort)
  const place = after && (sort === 'new' ? new Date(after.key).toISOString() : after.key)
  const isNext = after ? sql`(${indexed}, p.id) ${beyond} (${place}, ${after.id})` : sql`true`
  return runUnmapped<ProductCardRow & { sortKey: number }>(
    db,
    sql`select ${cardText(locale)}, ${keyOf(sort, indexed)} as "sortKey"
    from products p join shops s on s.id = p.shop_id where ${conditionOf(filter)} and ${isNext}
    order by ${indexed} ${direction}, p.id ${direction} limit ${limit}`,
  )
}

/** Counts at most `most` + 1 rows; larger numbers are shown as "N+". */
export async function countUpTo(db: Database, filter: ProductFilter, most: number) {
  const [row] = await runUnmapped<{ count: number }>(
    db,
    sql`select count(*)::int from
      (select 1 from products p where ${conditionOf(filter)} limit ${most + 1}) counted`,
  )
  return row?.count ?? 0
}

export async function isOnSale(db: Queryable, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.id, id), eq(products.isOnSale, true)))
  return row !== undefined
}

type SkuRow = typeof skus.$inferSelect
type PageSku = Pick<SkuRow, 'id' | 'valueIndexes' | 'price' | 'stock' | 'image' | 'weightGrams'>

type ProductPageRow = Omit<ProductCardRow, 'name' | 'image'> & {
  texts: ProductTexts
  images: string[]
  imageAlts: (Partial<Record<Locale, string>> | null)[] | null
  category: Category
  shop: ShopCardRow
  skus: PageSku[]
}

/** A product with its category, shop and the SKUs that are sold; undefined when it is not on sale. */
export async function find(
  db: Database,
  locale: Locale,
  id: number,
): Promise<ProductPageRow | undefined> {
  const [row] = await runUnmapped<ProductPageRow>(
    db,
    sql`select p.id::float8, p.texts -> ${locale}::text as texts, p.images,
      p.image_alts as "imageAlts", p.price::float8,
      p.original_price::float8 as "originalPrice", p.sales, p.rating_sum as "ratingSum",
      p.review_count as "reviewCount", p.shop_id::float8 as "shopId",
      s.texts -> ${locale}::text ->> 'name' as "shopName",
      json_build_object('id', c.id, 'key', c.key, 'name', c.texts ->> ${locale}::text) as category,
      json_build_object('id', s.id, 'texts', s.texts, 'logo', s.logo, 'sales', s.sales, 'fans', s.fans,
        'favorableRate', s.favorable_rate, 'pictures', s.pictures) as shop,
      (select coalesce(json_agg(json_build_object('id', k.id, 'valueIndexes', k.value_indexes,
        'price', k.price, 'stock', k.stock, 'image', k.image, 'weightGrams', k.weight_grams) order by k.id), '[]')
        from skus k where k.product_id = p.id and not k.is_retired) as skus
    from products p join shops s on s.id = p.shop_id join categories c on c.id = p.category_id
    where p.id = ${id}::bigint and p.is_on_sale and s.is_open`,
  )
  return row
}

/** What related products are looked up by; undefined only when shoppers never saw such a product. */
export async function findRelation(db: Database, locale: Locale, id: number) {
  const [row] = await runUnmapped<RelationRow>(
    db,
    sql`select texts -> ${locale}::text ->> 'name' as name, texts -> 'en' ->> 'name' as "englishName",
      coalesce(images[1], '') as image, shop_id::float8 as "shopId", category_id as "categoryId", is_on_sale as "isOnSale"
    from products where id = ${id}::bigint and not is_draft`,
  )
  return row
}

interface RelationRow {
  name: string
  englishName: string
  image: string
  shopId: number
  categoryId: number
  isOnSale: boolean
}

/** The ids and English names of the best-selling products of a category. */
export const bestSellingNames = (db: Database, categoryId: number, limit: number) =>
  runUnmapped<{ id: number; name: string; shopId: number }>(
    db,
    sql`select id::float8, texts -> 'en' ->> 'name' as name, shop_id::float8 as "shopId" from products
    where is_on_sale and category_id = ${categoryId}::integer
    order by sales desc, id desc limit ${limit}::integer`,
  )

export function findCards(db: Queryable, locale: Locale, ids: number[]) {
  return db
    .select(cardColumns(locale))
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(inArray(products.id, ids), eq(products.isOnSale, true)))
}

/** In the order of `ids`, without products off sale. */
export async function cardsInOrder(db: Database, locale: Locale, ids: number[]) {
  if (ids.length === 0) return []
  return runUnmapped<ProductCardRow>(
    db,
    sql`select ${cardText(locale)}
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id join shops s on s.id = p.shop_id
    where p.is_on_sale order by wanted.place`,
  )
}

export interface ProductCardRow {
  id: number
  name: string
  image: string
  price: number
  originalPrice: number | null
  sales: number
  ratingSum: number
  reviewCount: number
  shopId: number
  shopName: string
}

/** In the order of `ids`. */
export async function namesOf(db: Database, locale: Locale, ids: number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await runUnmapped<{ name: string }>(
    db,
    sql`select texts -> ${locale}::text ->> 'name' as name
    from unnest(${sql.param(ids)}::bigint[]) with ordinality as wanted (id, place)
    join products p on p.id = wanted.id order by wanted.place`,
  )
  return rows.map((row) => row.name)
}

export const skusOf = (db: Database, productIds: number[]) =>
  runUnmapped<PageSku & Pick<SkuRow, 'productId'>>(
    db,
    sql`select id::float8, product_id::float8 as "productId", value_indexes as "valueIndexes",
      price::float8, stock, image, weight_grams as "weightGrams"
    from skus where product_id = any(${sql.param(productIds)}::bigint[]) and not is_retired order by skus.id`,
  )

/** The shopper's own state, which may have just changed; undefined without a session. */
export async function ownOf(db: Queryable, userId: number | undefined, productId: number) {
  if (userId === undefined) return undefined
  const isFavourite = sql<boolean>`exists (select 1 from ${favourites}
    where ${and(eq(favourites.userId, userId), eq(favourites.productId, productId))})`
  const { sales, ratingSum, reviewCount } = products
  const [row] = await db
    .select({ counts: { sales, ratingSum, reviewCount }, isFavourite })
    .from(products)
    .where(eq(products.id, productId))
  return row
}
