import { desc, sql } from 'drizzle-orm'
import type { ShopSort } from '@/contracts/shops'
import type { Queryable } from '@/server/db/connection'
import { shops } from '@/server/db/tables/catalogue'
import { shopSearch } from '@/server/db/tables/search'
import type { TsQuery } from '@/server/domain/search/tsquery'
import { shopCardColumns } from './shops'

const ORDERS = {
  hot: { column: shops.sales, key: sql<number>`${shops.sales}::float8` },
  new: {
    column: shops.openedAt,
    key: sql<number>`(extract(epoch from ${shops.openedAt}) * 1000)::float8`,
  },
  rating: { column: shops.favorableRate, key: sql<number>`${shops.favorableRate}::float8` },
} satisfies Record<ShopSort, unknown>

interface Page {
  sort: ShopSort
  after?: { key: number; id: number }
  limit: number
}

export type FoundShop = Awaited<ReturnType<typeof page>>[number]

/** All shops, or those whose words fit, in the order of the sort. Under a name for each form it has, so that it is planned once. */
export function page(db: Queryable, query: TsQuery | undefined, { sort, after, limit }: Page) {
  const { column, key } = ORDERS[sort]
  const place = after && (sort === 'new' ? new Date(after.key).toISOString() : after.key)
  const isBeyond = after && sql`(${column}, ${shops.id}) < (${place}, ${after.id})`
  // The words first, then the order from its index: the planner would try shop after shop for words that none has.
  const best =
    query &&
    sql`${shops.id} in (
      with found as materialized (
        select shop_id from ${shopSearch} where words @@ ${query}::tsquery
      )
      select ${shops.id} from ${shops} join found on shop_id = ${shops.id}
      where ${isBeyond ?? sql`true`} order by ${column} desc, ${shops.id} desc limit ${limit})`
  return db
    .select({ ...shopCardColumns, key })
    .from(shops)
    .where(best ?? isBeyond)
    .orderBy(desc(column), desc(shops.id))
    .limit(limit)
    .prepare(`shops_${sort}_${after ? 'after' : 'first'}_${query === undefined ? 'all' : 'found'}`)
    .execute()
}
