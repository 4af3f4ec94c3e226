import { sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '@/contracts/products'
import type { Database, Queryable } from '@/server/db/connection'
import { productSearch } from '@/server/db/tables/search'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import type { TsQuery } from '@/server/domain/search/tsquery'
import { runNamed } from './search-statement'

const KEYS: Record<ProductSort, { key: SQL; isDescending: boolean }> = {
  hot: { key: sql`sales`, isDescending: true },
  new: { key: sql`(extract(epoch from listed_at) * 1000)::float8`, isDescending: true },
  price_asc: { key: sql`price`, isDescending: false },
  price_desc: { key: sql`price`, isDescending: true },
  rating: { key: sql`rating`, isDescending: true },
}

export interface Place {
  key: number
  id: number
}

/** Marks find more than the price filter means at its two ends; the rest is found exactly. */
function fitting(query: TsQuery, { minPrice, maxPrice }: ProductFilter): SQL {
  return sql`matching_products(${query}::tsquery) where price
    between ${minPrice ?? 0} and ${maxPrice ?? Number.MAX_SAFE_INTEGER}`
}

/** The places of the products that fit, in the order of the sort. */
export async function page(
  db: Database,
  query: TsQuery,
  filter: ProductFilter,
  { sort, after, limit }: { sort: ProductSort; after?: Place; limit: number },
): Promise<Place[]> {
  const { key, isDescending } = KEYS[sort]
  const compared = isDescending ? sql`<` : sql`>`
  const direction = isDescending ? sql`desc` : sql`asc`
  const beyond = after
    ? sql`and (${key}, product_id) ${compared} (${after.key}, ${after.id})`
    : sql``
  const rows = await runNamed<{ id: string; key: number }>(
    db,
    sql`
    select product_id as id, ${key}::float8 as key from ${fitting(query, filter)} ${beyond}
    order by ${key} ${direction}, product_id ${direction} limit ${limit}`,
  )
  return rows.map((row) => ({ id: Number(row.id), key: row.key }))
}

export async function count(db: Database, query: TsQuery, filter: ProductFilter): Promise<number> {
  const rows = await runNamed<{ count: number }>(
    db,
    sql`
    select count(*)::int from ${fitting(query, filter)}`,
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
export async function cells(
  db: Database,
  query: TsQuery,
  filter: ProductFilter,
  bounds: number[],
): Promise<Cell[]> {
  const ends = sql.param(bounds.map((most) => most + 1))
  const rows = await runNamed<Cell>(
    db,
    sql`
    select category_id as "categoryId", width_bucket(price, ${ends}::bigint[]) as band,
      is_in_stock as "isInStock", floor(rating)::int as stars, count(*)::int as count
    from ${fitting(query, filter)} group by 1, 2, 3, 4`,
  )
  return rows
}

export interface MarkStatistics {
  total: number
  /** About how many products have each mark, from a sample. */
  counts: Map<string, number>
  /** The lowest number seen with each letter. */
  lowest: Map<string, number>
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
  const lowest = new Map<string, number>()
  for (const { mark } of rows) {
    const [letter, number] = [mark.charAt(1), Number(mark.slice(2))]
    lowest.set(letter, Math.min(number, lowest.get(letter) ?? number))
  }
  return {
    total,
    lowest,
    counts: new Map(rows.map((row) => [row.mark, row.count * each])),
    most: { hot, new: newest, price_asc, price_desc: price_asc, rating: 5 },
  }
}
