import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** The shops that the caller may see and change (ShopScope of server/http/context); null for all. */
export type Shops = readonly number[] | null

/** The condition that a row belongs to one of the shops; undefined for all shops. */
export function ofShops(shopId: PgColumn, shops: Shops): SQL | undefined {
  if (shops === null) return undefined
  // Of one shop, an index on the shop and the sort order gives the rows in order.
  if (shops.length === 1) return eq(shopId, shops[0])
  return sql`${shopId} = any(${sql.param([...shops])}::bigint[])`
}
