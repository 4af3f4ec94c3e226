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
  listedAt: number
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

/** One product of so many, evenly: all, every 8th, or a 64th part and a power of two less than that. */
export async function sample(db: Database, each: number): Promise<SampledProduct[]> {
  const inPart =
    each < 64
      ? sql`part_of(product_id) % ${sql.raw(String(each))} = 0`
      : sql`part_of(product_id) = 0 and product_id % ${sql.raw(String(each / 64))} = 0`
  const { rows } = await db.execute<SampledProduct & Record<string, unknown>>(sql`
    select category_id as "categoryId", price::float8, sales, rating, is_in_stock as "isInStock", head,
      (extract(epoch from listed_at) * 1000)::float8 as "listedAt"
    from ${productSearch} where ${inPart}`)
  return rows
}

export async function newestListing(db: Database): Promise<number> {
  const { rows } = await db.execute<{ newest: number }>(sql`
    select coalesce(extract(epoch from max(listed_at)) * 1000, 0)::float8 as newest
    from ${products} where is_on_sale`)
  return rows[0]?.newest ?? 0
}
