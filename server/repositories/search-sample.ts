import { sql } from 'drizzle-orm'
import type { Database } from '@/server/db/connection'
import { products } from '@/server/db/tables/catalogue'
import { productSearch } from '@/server/db/tables/search'

/** What the filters and sorts ask of a product. */
export interface SampledProduct {
  categoryId: number
  price: number
  sales: number
  rating: number
  isInStock: boolean
  /** How many heads of the catalogue it belongs to. */
  head: number
}

/** About how many products there are, as the database counted them when it last looked. */
export async function roughTotal(db: Database): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select greatest(reltuples, 0)::float8 as total from pg_class
    where oid = 'product_search'::regclass`)
  return rows[0]?.total ?? 0
}

/** One product of so many, evenly; of 64 and multiples there is an index. */
export async function sample(db: Database, each: number): Promise<SampledProduct[]> {
  const indexed = each % 64 === 0 ? sql`product_id % 64 = 0 and` : sql``
  const { rows } = await db.execute<SampledProduct & Record<string, unknown>>(sql`
    select category_id as "categoryId", price::float8, sales, rating, is_in_stock as "isInStock", head
    from ${productSearch} where ${indexed} product_id % ${sql.raw(String(each))} = 0`)
  return rows
}

export async function newestListing(db: Database): Promise<number> {
  const { rows } = await db.execute<{ newest: number }>(sql`
    select coalesce(extract(epoch from max(listed_at)) * 1000, 0)::float8 as newest
    from ${products} where is_on_sale`)
  return rows[0]?.newest ?? 0
}
