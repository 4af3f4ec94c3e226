import { and, desc, eq, getTableColumns, gte, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Queryable } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { shops, skus } from '@/server/db/tables/catalogue'
import { orders } from '@/server/db/tables/orders'
import { parcels } from '@/server/db/tables/parcels'
import { refundItems, refunds } from '@/server/db/tables/refunds'
import type { ShopIds } from '@/server/domain/shop-scope'
import { type CreatedPage, inOrderOf, latestIds } from './latest-ids'

const { searchText: _searchText, ...orderColumns } = getTableColumns(orders)
const ALL_STATUSES = Object.values(ORDER_STATUS)

export interface OrderFilter {
  /** Null for all shops. */
  shopIds: ShopIds
  status?: number | undefined
  onlyUserId?: number | undefined
  /** Only among these orders. */
  ids?: number[] | undefined
  created: { from?: Date | undefined; to?: Date | undefined }
  paid: { from?: Date | undefined; to?: Date | undefined }
}

/** One page of orders with shop, shopper and number of items. */
export async function list(db: Queryable, filter: OrderFilter, page: CreatedPage) {
  const ids = await latestIds(db, { table: orders, ...sourceOf(filter) }, page)
  if (ids.length === 0) return []
  return inOrderOf(ids, await select(db, inArray(orders.id, ids)), ({ order }) => order.id)
}

export async function find(db: Queryable, scope: ShopIds, id: number) {
  const [row] = await select(db, and(eq(orders.id, id), isWithin(scope)))
  return row
}

const isWithin = (shopIds: ShopIds) =>
  shopIds === null ? undefined : inArray(orders.shopId, [...shopIds])

/** A shopper's orders and found ones are few; all others are read by status, and by shop if there are any. */
function sourceOf({ shopIds, status, onlyUserId, ids, created, paid }: OrderFilter) {
  const statuses = status === undefined ? ALL_STATUSES : [status]
  const where = and(
    created.from ? gte(orders.createdAt, created.from) : undefined,
    created.to ? lt(orders.createdAt, created.to) : undefined,
    paid.from ? gte(orders.paidAt, paid.from) : undefined,
    paid.to ? lt(orders.paidAt, paid.to) : undefined,
    onlyUserId === undefined ? undefined : eq(orders.userId, onlyUserId),
    ids === undefined ? undefined : inArray(orders.id, ids),
  )
  if (onlyUserId !== undefined || ids !== undefined)
    return { keys: [], where: and(where, isWithin(shopIds), inArray(orders.status, statuses)) }
  const byStatus = { column: orders.status, type: 'smallint' as const, values: statuses }
  if (shopIds === null) return { keys: [byStatus], where }
  const byShop = { column: orders.shopId, type: 'bigint' as const, values: shopIds }
  return { keys: [byShop, byStatus], where }
}

const quantity = sql<number>`(select coalesce(sum(quantity), 0)::int from order_items where order_id = ${orders.id})`

function select(db: Queryable, where: SQL | undefined) {
  const { id, email, familyName, givenName } = users
  return db
    .select({
      order: orderColumns,
      quantity,
      shop: { id: shops.id, texts: shops.texts },
      shopper: { id, email, familyName, givenName },
    })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(where)
}

/** The orders with this order number or tracking number, and the shopper with this e-mail address. */
export async function search(db: Queryable, text: string) {
  const [numbered, sent, shoppers] = await Promise.all([
    db.select({ id: orders.id }).from(orders).where(eq(orders.orderNo, text)),
    db
      .selectDistinct({ id: parcels.orderId })
      .from(parcels)
      .where(eq(parcels.trackingNo, text))
      .limit(100),
    db
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, text.toLowerCase())),
  ])
  return { ids: [...numbered, ...sent].map(({ id }) => id), userId: shoppers[0]?.id }
}

/** The company's own numbers of SKUs, by id. */
export async function skuCodes(
  db: Queryable,
  skuIds: number[],
): Promise<Map<number, string | null>> {
  if (skuIds.length === 0) return new Map()
  const rows = await db
    .select({ id: skus.id, code: skus.code })
    .from(skus)
    .where(inArray(skus.id, skuIds))
  return new Map(rows.map(({ id, code }) => [id, code]))
}

/** The refund requests of an order, latest first, with their items. */
export function refundsOf(db: Queryable, orderId: number) {
  const itemIds = db
    .select({ id: refundItems.orderItemId })
    .from(refundItems)
    .where(eq(refundItems.refundId, refunds.id))
  return db
    .select({
      refund: refunds,
      itemIds: sql<string[]>`array(${itemIds})`.mapWith((ids: string[]) => ids.map(Number)),
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId))
    .orderBy(desc(refunds.id))
}
