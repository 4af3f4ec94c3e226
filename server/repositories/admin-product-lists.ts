import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { AdminProductSort } from '@/contracts/schemas/admin-products'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products, shops, skus } from '@/server/db/tables/catalogue'
import { ofShops, type Shops } from './shop-scope'

export interface AdminProductFilter {
  /** Candidates of a search. */
  ids: number[] | undefined
  shopId: number | undefined
  categoryId: number | undefined
  isOnSale: boolean | undefined
  lowStock: number | undefined
}

export interface Position {
  key: number
  id: number
}

/** `latest` has no key besides the id. */
const ORDERS: Record<AdminProductSort, { column?: typeof products.sales; isDescending: boolean }> =
  {
    latest: { isDescending: true },
    sales: { column: products.sales, isDescending: true },
    price_asc: { column: products.price as never, isDescending: false },
    price_desc: { column: products.price as never, isDescending: true },
  }

/** Rows that are read for a page whose filters have no index, so that its cost is bounded. */
const SCANNED = 1000

/** Staff's wish: a product of a closed shop is on sale again when the shop opens. */
const isOnSaleWhenOpen = sql<boolean>`(${products.isOnSale} or ${products.isPaused})`

/**
 * The next products in sort order that pass the filters, at most `limit`. With a filter without an index only
 * SCANNED rows are read: `end` is the last of them if the page is not full before it.
 */
export async function page(
  db: Queryable,
  scope: Shops,
  filter: AdminProductFilter,
  { sort, after, limit }: { sort: AdminProductSort; after?: Position | undefined; limit: number },
): Promise<{ found: Position[]; end?: Position | undefined }> {
  const { column, isDescending } = ORDERS[sort]
  const inOrder = isDescending ? desc : asc
  const beyond = isDescending ? sql`<` : sql`>`
  const isNext =
    after &&
    (column
      ? sql`(${column}, ${products.id}) ${beyond} (${after.key}::bigint, ${after.id}::bigint)`
      : sql`${products.id} ${beyond} ${after.id}::bigint`)
  const match = matches(filter)
  const rows = db
    .select({
      id: products.id,
      key: sql<number>`${column ?? products.id}::float8`.as('key'),
      isMatch: sql<boolean>`${match ?? sql`true`}`.as('is_match'),
    })
    .from(products)
    .where(
      and(
        ofShops(products.shopId, scope),
        // One parameter for hundreds of ids is parsed and planned in half the time.
        filter.ids && sql`${products.id} = any(${sql.param(filter.ids)}::bigint[])`,
        filter.shopId === undefined ? undefined : eq(products.shopId, filter.shopId),
        column ? eq(products.isOnSale, true) : onSale(filter.isOnSale),
        isNext,
      ),
    )
    .orderBy(...(column ? [inOrder(column), inOrder(products.id)] : [inOrder(products.id)]))
    .limit(match ? SCANNED : limit)
    .as('scanned')
  const position = { id: rows.id, key: rows.key }
  // The limit ends the scan as soon as the page is full. A subquery’s order is kept where nothing sorts or joins it.
  const found = await db
    .select(position)
    .from(rows)
    .where(sql`${rows.isMatch}`)
    .limit(limit)
  if (!match || found.length === limit) return { found }
  const [end] = await db
    .select(position)
    .from(rows)
    .limit(1)
    .offset(SCANNED - 1)
  return { found, end }
}

const onSale = (isOnSale: boolean | undefined): SQL | undefined =>
  isOnSale === undefined
    ? undefined
    : isOnSale
      ? isOnSaleWhenOpen
      : sql`not ${products.isOnSale} and not ${products.isPaused}`

const matches = ({ categoryId, lowStock }: AdminProductFilter): SQL | undefined =>
  and(
    categoryId === undefined ? undefined : eq(products.categoryId, categoryId),
    lowStock === undefined
      ? undefined
      : // With a limit, because the planner would otherwise hash all SKUs.
        sql`coalesce((select true from ${skus} where ${skus.productId} = ${products.id}
          and ${skus.stock} <= ${lowStock} and not ${skus.isRetired} limit 1), false)`,
  )

/** The rows of a list, in no order. */
export function rows(db: Queryable, locale: Locale, ids: number[]) {
  const sold = db
    .select({
      stock: sql<number>`coalesce(sum(${skus.stock}), 0)::float8`.as('sold_stock'),
      count: sql<number>`count(*)::int`.as('sold_count'),
    })
    .from(skus)
    .where(and(eq(skus.productId, products.id), eq(skus.isRetired, false)))
    .as('sold')
  return db
    .select({
      id: products.id,
      handle: products.handle,
      name: sql<string>`${products.texts} -> ${locale}::text ->> 'name'`,
      image: sql<string | null>`${products.images}[1]`,
      shopId: products.shopId,
      shopName: sql<string>`${shops.texts} -> ${locale}::text ->> 'name'`,
      categoryId: products.categoryId,
      price: products.price,
      originalPrice: products.originalPrice,
      isOnSale: isOnSaleWhenOpen,
      isPaused: products.isPaused,
      stock: sold.stock,
      skuCount: sold.count,
      sales: products.sales,
      listedAt: products.listedAt,
      version: products.version,
    })
    .from(products)
    .innerJoin(shops, eq(shops.id, products.shopId))
    .crossJoinLateral(sold)
    .where(sql`${products.id} = any(${sql.param(ids)}::bigint[])`)
}

/** Products whose id, handle or SKU code is the text. A union, because an OR would use no index. */
export async function findExactly(db: Queryable, scope: Shops, text: string): Promise<number[]> {
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null
  const isOwn = ofShops(products.shopId, scope) ?? sql`true`
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${products.id} as id from ${products} where ${isOwn} and ${products.id} in (
      select ${id}::bigint union
      select id from ${products} where handle = ${text.toLowerCase()} union
      select product_id from ${skus} where code = ${text})`)
  return rows.map((row) => integer(row.id))
}

/** Latest products off sale with the text in a name; the search index has only those on sale. */
export async function findOffSale(
  db: Queryable,
  scope: Shops,
  text: string,
  limit: number,
): Promise<number[]> {
  const part = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const latest = db
    .select({ id: products.id, texts: products.texts })
    .from(products)
    .where(and(ofShops(products.shopId, scope), eq(sql`not ${products.isOnSale}`, true)))
    .orderBy(desc(products.id))
    .limit(SCANNED)
    .as('latest')
  const found = await db
    .select({ id: latest.id })
    .from(latest)
    .where(
      sql`exists (select from jsonb_each(${latest.texts}) text where text.value ->> 'name' ilike ${part})`,
    )
    .limit(limit)
  return found.map((row) => row.id)
}
