import { and, desc, eq, sql } from 'drizzle-orm'
import type { ShopSort } from '@/contracts/schemas/shops'
import type { Queryable } from '@/server/db/connection'
import { shops } from '@/server/db/tables/catalogue'
import { shopSearch } from '@/server/db/tables/search'
import type { Tier } from '@/server/domain/search/tiers'
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

/** Above this number of matches, shops are filtered in sort order, which fills a page sooner. */
const MAX_RARE_MATCHES = 500

/**
 * All shops or those that match the query, in sort order. `maxMatches` is the upper bound of the
 * number of matches. Each variant is a named statement, so that it is planned once.
 */
export function page(
  db: Queryable,
  { query, maxMatches }: Pick<Tier, 'query' | 'maxMatches'>,
  { sort, after, limit }: Page,
) {
  const { column, key } = ORDERS[sort]
  const position = after && (sort === 'new' ? new Date(after.key).toISOString() : after.key)
  const isBeyond = after && sql`(${column}, ${shops.id}) < (${position}, ${after.id})`
  const inOrder = sql`order by ${column} desc, ${shops.id} desc`
  const isFrequent = maxMatches > MAX_RARE_MATCHES
  // The planner cannot estimate whether sorting the matches or filtering in sort order is cheaper.
  const nextShops = isFrequent
    ? sql`select id from (
        select ${shops.id} from ${shops} where is_open and ${isBeyond ?? sql`true`} ${inOrder} offset 0
      ) sorted where (id in (select shop_id from found)) = true limit ${limit}`
    : sql`select ${shops.id} from ${shops} join found on shop_id = ${shops.id}
        where is_open and ${isBeyond ?? sql`true`} ${inOrder} limit ${limit}`
  const isOnPage =
    query &&
    sql`${shops.id} in (
      with found as materialized (
        select shop_id from ${shopSearch} where words @@ ${query}::tsquery
      )
      ${nextShops})`
  const variant = query === undefined ? 'all' : isFrequent ? 'frequent' : 'found'
  return db
    .select({ ...shopCardColumns, key })
    .from(shops)
    .where(and(eq(shops.isOpen, true), isOnPage ?? isBeyond))
    .orderBy(desc(column), desc(shops.id))
    .limit(limit)
    .prepare(`shops_${variant}_by_${sort}${after ? '_after' : ''}`)
    .execute()
}
