import { desc, sql } from 'drizzle-orm'
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

/** Words that more shops than this have are looked for in the order of the sort, which soon fills a page. */
const MANY = 500

/**
 * All shops, or those whose words fit, in the order of the sort; `atMost` so many do. Under a name for each
 * form it has, so that it is planned once.
 */
export function page(
  db: Queryable,
  { query, atMost }: Pick<Tier, 'query' | 'atMost'>,
  { sort, after, limit }: Page,
) {
  const { column, key } = ORDERS[sort]
  const place = after && (sort === 'new' ? new Date(after.key).toISOString() : after.key)
  const isBeyond = after && sql`(${column}, ${shops.id}) < (${place}, ${after.id})`
  const inOrder = sql`order by ${column} desc, ${shops.id} desc`
  const isMany = atMost > MANY
  // The planner does not know which of the two is shorter: the words first, or shop after shop.
  const best = isMany
    ? sql`select id from (
        select ${shops.id} from ${shops} where ${isBeyond ?? sql`true`} ${inOrder} offset 0
      ) walked where (id in (select shop_id from found)) = true limit ${limit}`
    : sql`select ${shops.id} from ${shops} join found on shop_id = ${shops.id}
        where ${isBeyond ?? sql`true`} ${inOrder} limit ${limit}`
  const isFound =
    query &&
    sql`${shops.id} in (
      with found as materialized (
        select shop_id from ${shopSearch} where words @@ ${query}::tsquery
      )
      ${best})`
  const form = query === undefined ? 'all' : isMany ? 'walked' : 'found'
  return db
    .select({ ...shopCardColumns, key })
    .from(shops)
    .where(isFound ?? isBeyond)
    .orderBy(desc(column), desc(shops.id))
    .limit(limit)
    .prepare(`shops_${form}_by_${sort}${after ? '_after' : ''}`)
    .execute()
}
