import { and, asc, desc, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '@/contracts/products'
import type { Queryable } from '@/server/db/connection'
import { productSearch } from '@/server/db/tables/search'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import type { TsQuery } from '@/server/domain/search/tsquery'

const KEYS: Record<
  ProductSort,
  { column: SQL | typeof productSearch.sales; isDescending: boolean }
> = {
  hot: { column: productSearch.sales, isDescending: true },
  new: {
    column: sql`(extract(epoch from ${productSearch.listedAt}) * 1000)::float8`,
    isDescending: true,
  },
  price_asc: { column: sql`${productSearch.price}`, isDescending: false },
  price_desc: { column: sql`${productSearch.price}`, isDescending: true },
  rating: { column: sql`${productSearch.rating}`, isDescending: true },
}

export interface Place {
  key: number
  id: number
}

/** Marks find more than the price filter means at its two ends; the rest is found exactly. */
function fits(query: TsQuery | undefined, filter: ProductFilter) {
  return and(
    query === undefined ? undefined : sql`${productSearch.words} @@ ${query}::tsquery`,
    filter.minPrice === undefined ? undefined : gte(productSearch.price, filter.minPrice),
    filter.maxPrice === undefined ? undefined : lte(productSearch.price, filter.maxPrice),
  )
}

/** The places of the products that fit, in the order of the sort. */
export function page(
  db: Queryable,
  query: TsQuery | undefined,
  filter: ProductFilter,
  { sort, after, limit }: { sort: ProductSort; after?: Place; limit: number },
): Promise<Place[]> {
  const { column, isDescending } = KEYS[sort]
  const { productId } = productSearch
  const isBeyond =
    after &&
    (isDescending
      ? sql`(${column}, ${productId}) < (${after.key}, ${after.id})`
      : sql`(${column}, ${productId}) > (${after.key}, ${after.id})`)
  return db
    .select({ id: productId, key: sql<number>`${column}::float8` })
    .from(productSearch)
    .where(and(fits(query, filter), isBeyond))
    .orderBy(...(isDescending ? [desc(column), desc(productId)] : [asc(column), asc(productId)]))
    .limit(limit)
}

export async function count(
  db: Queryable,
  query: TsQuery | undefined,
  filter: ProductFilter,
): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(productSearch)
    .where(fits(query, filter))
  return row?.count ?? 0
}

export interface Cell {
  categoryId: number
  band: number
  isInStock: boolean
  /** Whole stars, no more than the highest that is told apart. */
  stars: number
  count: number
}

/** How many fit, told apart by everything the filters tell apart. `bounds` are the upper ends of the price bands. */
export function cells(
  db: Queryable,
  query: TsQuery | undefined,
  filter: ProductFilter,
  bounds: number[],
): Promise<Cell[]> {
  return db
    .select({
      categoryId: productSearch.categoryId,
      band: sql<number>`width_bucket(${productSearch.price}, ${sql.param(bounds.map((most) => most + 1))}::bigint[])`,
      isInStock: productSearch.isInStock,
      stars: sql<number>`floor(${productSearch.rating})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(productSearch)
    .where(fits(query, filter))
    .groupBy(sql`1, 2, 3, 4`)
}

export interface MarkStatistics {
  total: number
  /** About how many products have each mark, from a sample. */
  counts: Map<string, number>
  /** The highest keys there are. */
  most: Record<ProductSort, number>
}

const SAMPLE = 4000

/** A look at some pages of the table: what it finds decides how to search, never what is found. */
export async function markStatistics(db: Queryable): Promise<MarkStatistics> {
  const known = await db.execute<{ total: number }>(sql`
    select greatest(reltuples, 0)::float8 as total from pg_class
    where oid = 'product_search'::regclass`)
  const guess = known.rows[0]?.total ?? 0
  const percent = Math.min(100, (SAMPLE * 100) / Math.max(1, guess))
  const { rows } = await db.execute<{ mark: string; count: number; sampled: number }>(sql`
    with sampled as materialized (
      select marks from ${productSearch} tablesample system (${percent}::real)
    )
    select mark, count(*)::int as count, (select count(*)::int from sampled) as sampled
    from sampled, unnest(marks) as mark where mark not like '#s%' and mark not like '#x%'
    group by mark`)
  const most = await db.execute<Record<ProductSort, number>>(sql`
    select coalesce((select max(sales) from products where is_on_sale), 0)::float8 as hot,
      coalesce((select max(price) from products where is_on_sale), 0)::float8 as price_asc,
      coalesce((select extract(epoch from max(listed_at)) * 1000 from products where is_on_sale), 0)::float8
        as new`)
  const { hot = 0, price_asc = 0, new: newest = 0 } = most.rows[0] ?? {}
  const sampled = rows[0]?.sampled ?? 0
  const total = percent === 100 ? sampled : Math.max(guess, sampled)
  const each = sampled === 0 ? 0 : total / sampled
  return {
    total,
    counts: new Map(rows.map((row) => [row.mark, row.count * each])),
    most: { hot, new: newest, price_asc, price_desc: price_asc, rating: 5 },
  }
}
