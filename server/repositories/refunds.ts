import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { RefundStatus } from '@/contracts/schemas/refunds'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { shops } from '@/server/db/tables/catalogue'
import { orderItems, orders } from '@/server/db/tables/orders'
import { refundItems, refunds } from '@/server/db/tables/refunds'
import type { SettledRefund } from '@/server/domain/refund-amounts'
import { REFUND_MOVES, type RefundMove } from '@/server/domain/refund-moves'

export type RefundRow = typeof refunds.$inferSelect

export async function add(
  tx: Transaction,
  refund: typeof refunds.$inferInsert,
  itemIds: number[],
): Promise<RefundRow> {
  const [row] = await tx.insert(refunds).values(refund).returning()
  await tx
    .insert(refundItems)
    .values(itemIds.map((orderItemId) => ({ refundId: row!.id, orderItemId })))
  return row!
}

/** The timestamp columns that a transition sets. */
const STAMPS: Record<RefundMove, Partial<Record<keyof RefundRow, SQL>>> = {
  agree: { agreedAt: sql`now()` },
  sendBack: { sentAt: sql`now()` },
  settle: { settledAt: sql`now()` },
  refuse: { endedAt: sql`now()` },
  withdraw: { endedAt: sql`now()` },
}

/**
 * Conditional transition: undefined when the status of the request does not allow it. Lock the order's row first
 * (lock order: orders before refunds).
 */
export async function move(
  tx: Transaction,
  id: number,
  name: RefundMove,
  filled: Partial<Pick<RefundRow, 'refuseReason' | 'carrier' | 'trackingNo'>> = {},
): Promise<RefundRow | undefined> {
  const { from, to } = REFUND_MOVES[name]
  const conditions = Object.entries<readonly RefundStatus[]>(from).map(
    ([type, statuses]) =>
      sql`(${refunds.type} = ${Number(type)} and ${inArray(refunds.status, [...statuses])})`,
  )
  const [row] = await tx
    .update(refunds)
    .set({ status: to, ...STAMPS[name], ...filled })
    .where(
      and(
        eq(refunds.id, id),
        sql`(${sql.join(conditions, sql` or `)})`,
        name === 'settle'
          ? sql`(${refunds.type} = 1 or ${refunds.trackingNo} is not null)`
          : undefined,
      ),
    )
    .returning()
  if (row) await markItems(tx, id, to)
  return row
}

/** Copies the status of the latest request to the items. */
export function markItems(tx: Transaction, refundId: number, status: number) {
  const own = tx
    .select({ id: refundItems.orderItemId })
    .from(refundItems)
    .where(eq(refundItems.refundId, refundId))
  return tx.update(orderItems).set({ refundStatus: status }).where(inArray(orderItems.id, own))
}

export async function find(
  db: Queryable,
  userId: number,
  id: number,
): Promise<RefundRow | undefined> {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.id, id), eq(refunds.userId, userId)))
  return row
}

/** A refund of any shopper, for operators and jobs. */
export async function findForSystem(db: Queryable, id: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(refunds).where(eq(refunds.id, id))
  return row
}

export async function findLatest(db: Queryable, userId: number, orderId: number) {
  const [row] = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.userId, userId)))
    .orderBy(desc(refunds.id))
    .limit(1)
  return row
}

export async function findOpenId(db: Queryable, orderId: number): Promise<number | null> {
  const [row] = await db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.status, [0, 1])))
  return row?.id ?? null
}

export async function itemIdsOf(db: Queryable, refundId: number): Promise<number[]> {
  const rows = await db
    .select({ id: refundItems.orderItemId })
    .from(refundItems)
    .where(eq(refundItems.refundId, refundId))
    .orderBy(asc(refundItems.orderItemId))
  return rows.map((row) => row.id)
}

/** The settled refunds of an order, in order. */
export async function settledOf(db: Queryable, orderId: number): Promise<SettledRefund[]> {
  return (await settledOfOrders(db, [orderId])).get(orderId) ?? []
}

/** Like `settledOf`, for many orders; orders without refunds are not in the map. */
export async function settledOfOrders(
  db: Queryable,
  orderIds: number[],
): Promise<Map<number, SettledRefund[]>> {
  if (orderIds.length === 0) return new Map()
  const itemIds = sql<
    number[]
  >`array_agg(${refundItems.orderItemId}::int8 order by ${refundItems.orderItemId})`
  const rows = await db
    .select({ orderId: refunds.orderId, amount: refunds.amount, itemIds })
    .from(refunds)
    .innerJoin(refundItems, eq(refundItems.refundId, refunds.id))
    .where(and(inArray(refunds.orderId, orderIds), isNotNull(refunds.settledAt)))
    .groupBy(refunds.id)
    .orderBy(asc(refunds.settledAt), asc(refunds.id))
  return Map.groupBy(
    rows.map((row) => ({ ...row, itemIds: row.itemIds.map(Number) })),
    (row) => row.orderId,
  )
}

const selectOrder = (db: Queryable) =>
  db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      status: orders.status,
      subtotal: orders.subtotal,
      freight: orders.freight,
      discount: orders.discount,
      tax: orders.tax,
      taxKind: orders.taxKind,
      shippedAt: orders.shippedAt,
      deliveredAt: orders.deliveredAt,
      refunded: orders.refunded,
      promoUseId: orders.promoUseId,
    })
    .from(orders)
    .$dynamic()

/** The shopper's own order; locks its row for a change. */
export async function findOrder(
  db: Queryable,
  userId: number,
  id: number,
  { isLocked = false } = {},
) {
  const asked = selectOrder(db).where(and(eq(orders.id, id), eq(orders.userId, userId)))
  const [row] = await (isLocked ? asked.for('update') : asked)
  return row
}

/** The address that the shop of an order states now; null without one. */
export async function returnAddressOf(db: Queryable, orderId: number): Promise<string | null> {
  const [row] = await db
    .select({ address: shops.returnAddress })
    .from(orders)
    .innerJoin(shops, eq(shops.id, orders.shopId))
    .where(eq(orders.id, orderId))
  return row?.address || null
}

/** Locks an order of any shopper, for operators and jobs. */
export async function lockOrderForSystem(tx: Transaction, id: number) {
  const [row] = await selectOrder(tx).where(eq(orders.id, id)).for('update')
  return row
}

/** A CHECK of the table prevents refunds above the paid total. */
export function addToRefunded(tx: Transaction, orderId: number, amount: number) {
  return tx
    .update(orders)
    .set({ refunded: sql`${orders.refunded} + ${amount}` })
    .where(eq(orders.id, orderId))
}

export function listWaiting(db: Queryable) {
  return db
    .select({ refund: refunds, email: users.email, orderNo: orders.orderNo })
    .from(refunds)
    .innerJoin(users, eq(users.id, refunds.userId))
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(inArray(refunds.status, [0, 1]))
    .orderBy(asc(refunds.createdAt))
    .limit(200)
}
