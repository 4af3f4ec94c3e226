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

/** The column of each sort order, of a match and as `products` has it in an index. */
const ORDERS: Record<ProductSort, { column: SQL; indexed: SQL; isDescending: boolean }> = {
  hot: { column: sql`sales`, indexed: sql`p.sales`, isDescending: true },
  new: { column: sql`listed_at`, indexed: sql`p.listed_at`, isDescending: true },
  price_asc: { column: sql`price`, indexed: sql`p.price`, isDescending: false },
  price_desc: { column: sql`price`, indexed: sql`p.price`, isDescending: true },
  rating: { column: sql`rating`, indexed: RATING, isDescending: true },
}

/** The number that stands for a value in cursors. */
const keyOf = (sort: ProductSort, value: SQL) =>
  sort === 'new' ? sql`(extract(epoch from ${value}) * 1000)::float8` : sql`${value}::float8`

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

/** All products, the best-selling ones, or a random sample. */
export type Part = 'all' | 'popular' | 'sample'

const boundsOf = ({ minPrice, maxPrice, minRating, isInStock, categoryId }: ProductFilter) => ({
  category: sql`${categoryId ?? null}::integer`,
  minPrice: sql`${minPrice ?? 0}::bigint`,
  maxPrice: sql`${maxPrice ?? Number.MAX_SAFE_INTEGER}::bigint`,
  minRating: sql`${minRating ?? 0}::float8`,
  onlyInStock: sql`${isInStock ?? false}::boolean`,
})

/** The same text for all filters, so that the statement is planned once. */
export function passes(filter: ProductFilter): SQL {
  const { category, minPrice, maxPrice, minRating, onlyInStock } = boundsOf(filter)
  return sql`price between ${minPrice} and ${maxPrice} and rating >= ${minRating}
    and (is_in_stock or not ${onlyInStock}) and (${category} is null or category_id = ${category})`
}

function conditionOf({ query, filter }: Scope): TsQuery | undefined {
  if (filter.shopId === undefined) return query
  const shop = anyOf([shopLexeme(filter.shopId)])
  return query === undefined ? shop : allOf([query, shop])
}

/** Rows of matching products, in no order; without a condition the popular tier is not used. */
export function matching(scope: Scope, part: Part, atMost: number | null = null): SQL {
  const condition = conditionOf(scope)
  if (condition !== undefined) {
    const { category, minPrice, maxPrice, minRating, onlyInStock } = boundsOf(scope.filter)
    return sql`products_matching(${condition}::tsquery, ${part}, ${category},
      ${minPrice}, ${maxPrice}, ${minRating}, ${onlyInStock}, ${atMost}::bigint) matching`
  }
  return sql`(select * from ${productSearch}
    where ${part === 'sample' ? sql`sample_hash(product_id) = 0` : sql`true`} and ${passes(scope.filter)}) matching`
}

/** Reads all matches of a part and sorts them. */
export function page(db: Database, scope: Scope, part: Part, { sort, after, limit }: Page) {
  const key = keyOf(sort, ORDERS[sort].column)
  const { direction, beyond } = orderOf(sort)
  const isNext = after
    ? sql`(${key}, product_id) ${beyond} (${after.key}::float8, ${after.id}::bigint)`
    : sql`true`
  return places(
    db,
    sql`select product_id as id, ${key} as key from ${matching(scope, part)} where ${isNext}
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
  const { indexed } = ORDERS[sort]
  const { direction, beyond } = orderOf(sort)
  const from = sort === 'new' ? sql`to_timestamp(${after?.key}::float8 / 1000)` : sql`${after?.key}`
  const isNext = after ? sql`(${indexed}, p.id) ${beyond} (${from}, ${after.id})` : sql`true`
  return places(
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

const orderOf = (sort: ProductSort) =>
  ORDERS[sort].isDescending
    ? { direction: sql`desc`, beyond: sql`<` }
    : { direction: sql`asc`, beyond: sql`>` }

async function places(db: Database, statement: SQL): Promise<Place[]> {
  const rows = await runNamed<{ id: string; key: number }>(db, statement)
  return rows.map((row) => ({ id: integer(row.id), key: row.key }))
}

/** The number of matches in a part, counted no further than `atMost`. */
export async function count(db: Database, scope: Scope, part: Part, atMost: number) {
  const rows = await runNamed<{ count: number }>(
    db,
    sql`select count(*)::int from ${matching(scope, part, atMost)}`,
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
  { bounds, part }: { bounds: number[]; part: Part },
): Promise<Cell[]> {
  const ends = sql.param(bounds.map((most) => most + 1))
  return runNamed<Cell>(
    db,
    sql`
    select category_id as "categoryId", width_bucket(price, ${ends}::bigint[]) as band,
      is_in_stock as "isInStock", floor(rating)::int as stars, count(*)::int as count
    from ${matching(scope, part)} group by 1, 2, 3, 4`,
  )
}
