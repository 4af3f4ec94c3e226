import { sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '@/contracts/schemas/products'
import type { Database } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products } from '@/server/db/tables/catalogue'
import { productSearch } from '@/server/db/tables/search'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import type { TsQuery } from '@/server/domain/search/tsquery'
import { runNamed } from './named-statement'

const RATING = sql`(case when p.review_count = 0 then 0 else p.rating_sum::float8 / p.review_count end)`

/** The column each sort goes by, here and in the index of the products that has the same order. */
const KEYS: Record<ProductSort, { key: SQL; indexed: SQL; isDescending: boolean }> = {
  hot: { key: sql`sales`, indexed: sql`p.sales`, isDescending: true },
  new: {
    key: sql`(extract(epoch from listed_at) * 1000)::float8`,
    indexed: sql`p.listed_at`,
    isDescending: true,
  },
  price_asc: { key: sql`price`, indexed: sql`p.price`, isDescending: false },
  price_desc: { key: sql`price`, indexed: sql`p.price`, isDescending: true },
  rating: { key: sql`rating`, indexed: RATING, isDescending: true },
}

/** Of the whole catalogue, of what sells best in it, or of an even part of it. */
export type Part = 'all' | 'head 1' | 'head 2' | 'one in 8' | 'one in 64'

export interface Place {
  key: number
  id: number
}

export interface Page {
  sort: ProductSort
  after?: Place | undefined
  limit: number
}

/** What is looked for in one part; of the filters all but the shop, which is a mark in the condition. */
export interface Scope {
  query: TsQuery
  part: Part
  filter: ProductFilter
}

const fitting = ({ query, part, filter }: Scope) =>
  sql`products_matching(${query}::tsquery, ${part}) where ${passing(filter)}`

/** One text whatever is filtered by, so that the statement is planned once. */
export function passing(filter: ProductFilter): SQL {
  const { categoryId = null, minPrice = 0, minRating = 0, isInStock = false } = filter
  return sql`price between ${minPrice}::bigint and ${filter.maxPrice ?? Number.MAX_SAFE_INTEGER}::bigint
    and rating >= ${minRating}::float8 and (is_in_stock or not ${isInStock}::boolean)
    and (${categoryId}::integer is null or category_id = ${categoryId}::integer)`
}

function inOrder({ sort, after }: Omit<Page, 'limit'>) {
  const { key, isDescending } = KEYS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const beyond = after
    ? sql`and (${key}, product_id) ${isDescending ? sql`<` : sql`>`} (${after.key}, ${after.id})`
    : sql``
  return sql`${beyond} order by ${key} ${direction}, product_id ${direction}`
}

/** The places of the products that fit, in the order of the sort. */
export function page(db: Database, scope: Scope, { limit, ...place }: Page): Promise<Place[]> {
  const { key } = KEYS[place.sort]
  return places(
    db,
    sql`select product_id as id, ${key}::float8 as key from ${fitting(scope)} ${inOrder(place)} limit ${limit}`,
  )
}

/** The sort key of the product so many places on; undefined when there are not so many. */
export async function keyAt(
  db: Database,
  scope: Scope,
  { limit, ...place }: Page,
): Promise<number | undefined> {
  const { key } = KEYS[place.sort]
  const rows = await runNamed<{ key: number }>(
    db,
    sql`select ${key}::float8 as key from ${fitting(scope)} ${inOrder(place)} offset ${limit} limit 1`,
  )
  return rows[0]?.key
}

/** Without words: along the index of the sort until the page is full, for filters that much passes. */
export function walk(db: Database, filter: ProductFilter, page: Page): Promise<Place[]> {
  const { sort, after, limit } = page
  const { indexed, isDescending } = KEYS[sort]
  const direction = isDescending ? sql`desc` : sql`asc`
  const shown = sort === 'new' ? sql`(extract(epoch from p.listed_at) * 1000)` : indexed
  const from = sort === 'new' ? sql`to_timestamp(${after?.key}::float8 / 1000)` : sql`${after?.key}`
  const beyond = after
    ? sql`and (${indexed}, p.id) ${isDescending ? sql`<` : sql`>`} (${from}, ${after.id})`
    : sql``
  return places(
    db,
    sql`select p.id, ${shown}::float8 as key
    from ${products} p cross join lateral (
      select 1 from ${productSearch} where product_id = p.id and ${passing(filter)} offset 0) passed
    where p.is_on_sale ${beyond} order by ${indexed} ${direction}, p.id ${direction} limit ${limit}`,
  )
}

async function places(db: Database, statement: SQL): Promise<Place[]> {
  const rows = await runNamed<{ id: string; key: number }>(db, statement)
  return rows.map((row) => ({ id: integer(row.id), key: row.key }))
}

export async function count(db: Database, scope: Scope): Promise<number> {
  const rows = await runNamed<{ count: number }>(
    db,
    sql`select count(*)::int from ${fitting(scope)}`,
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

/** How many fit, told apart by everything the filters tell apart. `bounds` are the upper ends of the price bands. */
export function cells(db: Database, scope: Scope, bounds: number[]): Promise<Cell[]> {
  const ends = sql.param(bounds.map((most) => most + 1))
  return runNamed<Cell>(
    db,
    sql`
    select category_id as "categoryId", width_bucket(price, ${ends}::bigint[]) as band,
      is_in_stock as "isInStock", floor(rating)::int as stars, count(*)::int as count
    from ${fitting(scope)} group by 1, 2, 3, 4`,
  )
}
