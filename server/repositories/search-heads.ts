import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { productSearch, searchHeads } from '@/server/db/tables/search'

export interface Head {
  level: number
  leastSales: number
  completeFrom: number
}

export async function list(db: Queryable): Promise<Head[]> {
  return db.select().from(searchHeads).orderBy(searchHeads.level)
}

export async function save(db: Queryable, heads: Head[]): Promise<void> {
  for (const { level, ...bounds } of heads) {
    await db
      .insert(searchHeads)
      .values({ level, ...bounds })
      .onConflictDoUpdate({ target: searchHeads.level, set: bounds })
  }
}

/** As the triggers decide it, without a call for each row. */
const headOf = sql`(select count(*) from ${searchHeads} where least_sales <= sales)`

/**
 * Puts the products from one id to another where they belong, locked in the order of the ids like
 * everywhere.
 */
export async function settle(db: Queryable, from: number, to: number): Promise<void> {
  await db.execute(sql`
    with moved as (
      select product_id from ${productSearch}
      where product_id >= ${from} and product_id < ${to} and head <> ${headOf}
      order by product_id for update
    )
    update ${productSearch} as s set head = ${headOf}
    from moved where s.product_id = moved.product_id`)
}

export async function highestId(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select coalesce(max(product_id), 0)::float8 as id from ${productSearch}`,
  )
  return rows[0]?.id ?? 0
}
