import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { products } from '@/server/db/tables/catalogue'
import { productSearch, searchPopularTier } from '@/server/db/tables/search'

interface Bound {
  leastSales: number
  completeFrom: number
}

export async function find(db: Queryable): Promise<Bound | undefined> {
  const [row] = await db.select().from(searchPopularTier)
  return row
}

export async function save(db: Queryable, bound: Bound): Promise<void> {
  await db
    .insert(searchPopularTier)
    .values({ id: 1, ...bound })
    .onConflictDoUpdate({ target: searchPopularTier.id, set: bound })
}

/** The number of products on sale, as PostgreSQL estimated it at the last ANALYZE. */
export async function estimateProducts(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select greatest(reltuples, 0)::float8 as total from pg_class
    where oid = 'product_search'::regclass`)
  return rows[0]?.total ?? 0
}

/** The sales of the product at a rank by sales, counted from 0. */
export async function salesAt(db: Queryable, rank: number): Promise<number> {
  const { rows } = await db.execute<{ sales: number }>(sql`
    select sales from ${products} where is_on_sale order by sales desc, id desc
    offset ${rank} limit 1`)
  return rows[0]?.sales ?? 0
}

/** The number of products with at least these sales, up to `limit`. */
export async function countFrom(db: Queryable, sales: number, limit: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int from (
      select 1 from ${products} where is_on_sale and sales >= ${sales} limit ${limit}) counted`)
  return rows[0]?.count ?? 0
}

/**
 * Updates the tier membership of products in an id range. Rows are locked by id, as everywhere, to
 * prevent deadlocks.
 */
export async function assign(db: Queryable, from: number, to: number): Promise<void> {
  const isPopular = sql`exists (select 1 from ${searchPopularTier} where least_sales <= sales)`
  await db.execute(sql`
    with moved as (
      select product_id from ${productSearch}
      where product_id >= ${from} and product_id < ${to} and is_popular <> ${isPopular}
      order by product_id for update
    )
    update ${productSearch} as s set is_popular = not is_popular
    from moved where s.product_id = moved.product_id`)
}

export async function highestId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(product_id), 0)::float8 as id from ${productSearch}`,
  )
  return rows[0]?.id ?? 0
}
