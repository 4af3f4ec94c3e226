import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import type { Queryable } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { shops } from '@/server/db/tables/catalogue'
import { orders } from '@/server/db/tables/orders'
import { refunds } from '@/server/db/tables/refunds'
import type { ShopIds } from '@/server/domain/shop-scope'
import { type CreatedPage, inOrderOf, latestIds } from './latest-ids'

/** Literals, because the planner uses the index of these rows only for known values. */
export const SENT_BACK = sql.raw(`status = ${REFUND_STATUS.agreed} and sent_at is not null`)

export interface RefundFilter {
  /** Null for all shops. */
  shopIds: ShopIds
  status?: number | undefined
  type?: number | undefined
  /** True: only those whose goods are on their way back. */
  isSentBack?: boolean | undefined
  onlyUserId?: number | undefined
  from?: Date | undefined
  to?: Date | undefined
}

/** One page of refund requests with order, shop and shopper. */
export async function list(db: Queryable, filter: RefundFilter, page: CreatedPage) {
  const ids = await latestIds(db, { table: refunds, ...sourceOf(filter) }, page)
  if (ids.length === 0) return []
  return inOrderOf(ids, await select(db, inArray(refunds.id, ids)), ({ refund }) => refund.id)
}

export async function find(db: Queryable, scope: ShopIds, id: number) {
  const isWithin = scope === null ? undefined : inArray(orders.shopId, [...scope])
  const [row] = await select(db, and(eq(refunds.id, id), isWithin))
  return row
}

/** The requests of one shopper and those sent back are few; all others are read by status, and by shop if there are any. */
function sourceOf({ shopIds, status, type, isSentBack, onlyUserId, from, to }: RefundFilter) {
  const statuses = status === undefined ? Object.values(REFUND_STATUS) : [status]
  const where = and(
    type === undefined ? undefined : eq(refunds.type, type),
    isSentBack ? SENT_BACK : undefined,
    from ? gte(refunds.createdAt, from) : undefined,
    to ? lt(refunds.createdAt, to) : undefined,
    onlyUserId === undefined ? undefined : eq(refunds.userId, onlyUserId),
  )
  const isWithin = shopIds === null ? undefined : inArray(refunds.shopId, [...shopIds])
  if (onlyUserId !== undefined || isSentBack)
    return { keys: [], where: and(where, isWithin, inArray(refunds.status, statuses)) }
  const byStatus = { column: refunds.status, type: 'smallint' as const, values: statuses }
  if (shopIds === null) return { keys: [byStatus], where }
  const byShop = { column: refunds.shopId, type: 'bigint' as const, values: shopIds }
  return { keys: [byShop, byStatus], where }
}

function select(db: Queryable, where: SQL | undefined) {
  const { id, email, familyName, givenName } = users
  const { orderNo, total, refunded } = orders
  return db
    .select({
      refund: refunds,
      order: { id: orders.id, orderNo, total, refunded },
      shop: { id: shops.id, texts: shops.texts },
      shopper: { id, email, familyName, givenName },
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(users, eq(users.id, refunds.userId))
    .where(where)
}
