import { sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '@/contracts/schemas/products'
import type { Database } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products } from '@/server/db/tables/catalogue'
import { productSearch } from '@/server/db/tables/search'
import { shopLexeme } from '@/server/domain/search/lexemes'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { allOf, anyOf, type TsQuery } from '@/server/domain/search/tsquery'
import { runUnmapped } from './run-unmapped'
import { keyOf, ORDERS, orderOf } from './product-orders'

export interface Position {
  key: number
  id: number
}

export interface Page {
  sort: ProductSort
  after?: Position | undefined
  limit: number
}

export interface Scope {
  query: TsQuery | undefined
  filter: ProductFilter
}

/** The products that a query reads: all, the popular tier, or a random sample. */
export type Subset = 'all' | 'popular' | 'sample'

const boundsOf = ({ minPrice, maxPrice, minRating, isInStock, categoryId }: ProductFilter) => ({
  category: sql`${categoryId ?? null}::integer`,
  minPrice: sql`${minPrice ?? 0}::bigint`,
  maxPrice: sql`${maxPrice ?? Number.MAX_SAFE_INTEGER}::bigint`,
  minRating: sql`${minRating ?? 0}::float8`,
  onlyInStock: sql`${isInStock ?? false}::boolean`,
})

/** The same SQL text for all filters, so that the statement is planned once. */
export function passes(filter: ProductFilter): SQL {
  const { category, minPrice, maxPrice, minRating, onlyInStock } = boundsOf(filter)
  return sql`price between ${minPrice} and ${maxPrice} and rating >= ${minRating}
    and (is_in_stock or not ${onlyInStock}) and (${category} is null or category_id = ${category})`
}

function conditionOf({ query, filter }: Scope): TsQuery | undefined {
  const shops = filter.shopId === undefined ? filter.shopIds : [filter.shopId]
  if (shops === undefined) return query
  const shop = anyOf(shops.map(shopLexeme))
  return query === undefined ? shop : allOf([query, shop])
}

/** The matching rows, unordered. Without a condition, `popular` is the same as `all`. */
export function matching(scope: Scope, subset: Subset, maxCount: number | null = null): SQL {
  const condition = conditionOf(scope)
  if (condition !== undefined) {
    const { category, minPrice, maxPrice, minRating, onlyInStock } = boundsOf(scope.filter)
    return sql`products_matching(${condition}::tsquery, ${subset}, ${category},
      ${minPrice}, ${maxPrice}, ${minRating}, ${onlyInStock}, ${maxCount}::bigint) matching`
  }
  return sql`(select * from ${productSearch}
    where ${subset === 'sample' ? sql`sample_hash(product_id) = 0` : sql`true`} and ${passes(scope.filter)}) matching`
}

/** Reads all matches in a subset and sorts them. */
export function page(db: Database, scope: Scope, subset: Subset, { sort, after, limit }: Page) {
  const key = keyOf(sort, ORDERS[sort].column)
  const { direction, beyond } = orderOf(sort)
  const isNext = after
    ? sql`(${key}, product_id) ${beyond} (${after.key}::float8, ${after.id}::bigint)`
    : sql`true`
  return readPositions(
    db,
    sql`select product_id as id, ${key} as key from ${matching(scope, subset)} where ${isNext}
      order by 2 ${direction}, 1 ${direction} limit ${limit}`,
  )
}

/** Filters the next `scanned` products in sort order. Ignores the shop filter. */
export function scan(
  db: Database,
  { query, filter }: Scope,
  { sort, after, limit }: Page,
  scanned: number,
) {
  const { indexed } = ORDERS[sort]
  const { direction, beyond } = orderOf(sort)
  const from = sort === 'new' ? sql`to_timestamp(${after?.key}::float8 / 1000)` : sql`${after?.key}`
  const isNext = after ? sql`(${indexed}, p.id) ${beyond} (${from}, ${after.id})` : sql`true`
  return readPositions(
    db,
    sql`select id, ${keyOf(sort, sql`value`)} as key from (
        select p.id, ${indexed} as value from ${products} p where p.is_on_sale and ${isNext}
        order by ${indexed} ${direction}, p.id ${direction} limit ${scanned}
      ) next
      where exists (
        select 1 from ${productSearch}
        where product_id = next.id and ${passes(filter)} and words @@ ${query}::tsquery offset 0
      )
      order by value ${direction}, id ${direction} limit ${limit}`,
  )
}

async function readPositions(db: Database, statement: SQL): Promise<Position[]> {
  const rows = await runUnmapped<{ id: string; key: number }>(db, statement)
  return rows.map((row) => ({ id: integer(row.id), key: row.key }))
}

/** The number of matches in a subset, up to `maxCount`. */
export async function count(db: Database, scope: Scope, subset: Subset, maxCount: number) {
  const rows = await runUnmapped<{ count: number }>(
    db,
    sql`select count(*)::int from ${matching(scope, subset, maxCount)}`,
  )
  return rows[0]?.count ?? 0
}

export interface Cell {
  categoryId: number
  band: number
  isInStock: boolean
  /** Whole stars. */
  stars: number
  count: number
}

/**
 * Counts matches, grouped by the dimensions of the facets. `bounds` are the inclusive upper bounds
 * of the price bands.
 */
export function cells(
  db: Database,
  scope: Scope,
  { bounds, subset }: { bounds: number[]; subset: Subset },
): Promise<Cell[]> {
  const ends = sql.param(bounds.map((bound) => bound + 1))
  return runUnmapped<Cell>(
    db,
    sql`
    select category_id as "categoryId", width_bucket(price, ${ends}::bigint[]) as band,
      is_in_stock as "isInStock", floor(rating)::int as stars, count(*)::int as count
    from ${matching(scope, subset)} group by 1, 2, 3, 4`,
  )
}
