import { sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '@/contracts/schemas/products'
import type { Database } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products } from '@/server/db/tables/catalogue'
import { productSearch } from '@/server/db/tables/search'
import { shopLexeme } from '@/server/domain/search/lexemes'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { allOf, anyOf, type TsQuery } from '@/server/domain/search/tsquery'
import { runNamed } from './named-statement'

const RATING = sql`(case when p.review_count = 0 then 0 else p.rating_sum::float8 / p.review_count end)`
const EPOCH_MS = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`

/** The key of each sort order as the cursor has it, and the indexed column of `products` it comes from. */
const ORDERS: Record<
  ProductSort,
  { key: SQL; column: SQL; columnKey: SQL; isDescending: boolean }
> = {
  hot: {
    key: sql`sales::float8`,
    column: sql`p.sales`,
    columnKey: sql`p.sales::float8`,
    isDescending: true,
  },
  new: {
    key: EPOCH_MS(sql`listed_at`),
    column: sql`p.listed_at`,
    columnKey: EPOCH_MS(sql`p.listed_at`),
    isDescending: true,
  },
  price_asc: {
    key: sql`price::float8`,
    column: sql`p.price`,
    columnKey: sql`p.price::float8`,
    isDescending: false,
  },
  price_desc: {
    key: sql`price::float8`,
    column: sql`p.price`,
    columnKey: sql`p.price::float8`,
    isDescending: true,
  },
  rating: { key: sql`rating`, column: RATING, columnKey: RATING, isDescending: true },
}

export interface Place {
  key: number
  id: number
}

export interface Page {
  sort: ProductSort
  after?: Place | undefined
  limit: number
}

/** What is searched for; without words and a shop, by the other filters alone. */
export interface Scope {
  query: TsQuery | undefined
  filter: ProductFilter
}

interface Part {
  isSample?: boolean
  atMost?: number
}

const boundsOf = ({ minPrice, maxPrice, minRating, isInStock, categoryId }: ProductFilter) => ({
  category: sql`${categoryId ?? null}::integer`,
  minPrice: sql`${minPrice ?? 0}::bigint`,
  maxPrice: sql`${maxPrice ?? Number.MAX_SAFE_INTEGER}::bigint`,
  minRating: sql`${minRating ?? 0}::float8`,
  onlyInStock: sql`${isInStock ?? false}::boolean`,
})

/** The same text for all filters, so that the statement is planned once. */
function passes(filter: ProductFilter): SQL {
  const { category, minPrice, maxPrice, minRating, onlyInStock } = boundsOf(filter)
  return sql`price between ${minPrice} and ${maxPrice} and rating >= ${minRating}
    and (is_in_stock or not ${onlyInStock}) and (${category} is null or category_id = ${category})`
}

function conditionOf({ query, filter }: Scope): TsQuery | undefined {
  if (filter.shopId === undefined) return query
  const shop = anyOf([shopLexeme(filter.shopId)])
  return query === undefined ? shop : allOf([query, shop])
}

/** Rows of matching products, in no order. */
function matching(scope: Scope, { isSample = false, atMost }: Part): SQL {
  const condition = conditionOf(scope)
  if (condition !== undefined) {
    const { category, minPrice, maxPrice, minRating, onlyInStock } = boundsOf(scope.filter)
    return sql`products_matching(${condition}::tsquery, ${isSample}::boolean, ${category},
      ${minPrice}, ${maxPrice}, ${minRating}, ${onlyInStock}, ${atMost ?? null}::bigint) matching`
  }
  return sql`(select * from ${productSearch}
    where ${isSample ? sql`sample_hash(product_id) = 0` : sql`true`} and ${passes(scope.filter)}) matching`
}

/** Reads all matches and sorts them. */
export function readAll(db: Database, scope: Scope, { sort, after, limit }: Page) {
  const { key, isDescending } = ORDERS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const isBeyond = after
    ? sql`where (${key}, product_id) ${isDescending ? sql`<` : sql`>`} (${after.key}::float8, ${after.id}::bigint)`
    : sql``
  return places(
    db,
    sql`select product_id as id, ${key} as key from ${matching(scope, {})} ${isBeyond}
      order by 2 ${direction}, 1 ${direction} limit ${limit}`,
  )
}

/** Looks for matches among the next `scanned` products in sort order, whatever the shop. */
export function scan(
  db: Database,
  { query, filter }: Scope,
  { sort, after, limit }: Page,
  scanned: number,
) {
  const { column, columnKey, isDescending } = ORDERS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const from = sort === 'new' ? sql`to_timestamp(${after?.key}::float8 / 1000)` : sql`${after?.key}`
  const isBeyond = after
    ? sql`and (${column}, p.id) ${isDescending ? sql`<` : sql`>`} (${from}, ${after.id})`
    : sql``
  return places(
    db,
    sql`select id, key from (
        select p.id, ${columnKey} as key, ${column} as position
        from ${products} p where p.is_on_sale ${isBeyond}
        order by ${column} ${direction}, p.id ${direction} limit ${scanned}
      ) next
      where exists (
        select 1 from ${productSearch}
        where product_id = next.id and ${passes(filter)} and words @@ ${query}::tsquery offset 0
      )
      order by position ${direction}, id ${direction} limit ${limit}`,
  )
}

async function places(db: Database, statement: SQL): Promise<Place[]> {
  const rows = await runNamed<{ id: string; key: number }>(db, statement)
  return rows.map((row) => ({ id: integer(row.id), key: row.key }))
}

/** The number of matches, counted no further than `atMost`. */
export async function count(db: Database, scope: Scope, atMost: number): Promise<number> {
  const rows = await runNamed<{ count: number }>(
    db,
    sql`select count(*)::int from ${matching(scope, { atMost })}`,
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

/** Counts matches by everything the facets distinguish. `bounds` are the upper ends of the price bands. */
export function cells(
  db: Database,
  scope: Scope,
  { bounds, isSample }: { bounds: number[]; isSample: boolean },
): Promise<Cell[]> {
  const ends = sql.param(bounds.map((most) => most + 1))
  return runNamed<Cell>(
    db,
    sql`
    select category_id as "categoryId", width_bucket(price, ${ends}::bigint[]) as band,
      is_in_stock as "isInStock", floor(rating)::int as stars, count(*)::int as count
    from ${matching(scope, { isSample })} group by 1, 2, 3, 4`,
  )
}
