import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { Queryable, Transaction } from '@/server/db/connection'
import { orders } from '@/server/db/tables/orders'
import { parcelEvents, parcelItems, parcels } from '@/server/db/tables/parcels'

export type ParcelEventRow = typeof parcelEvents.$inferSelect

/** A parcel with its contents, and its events, latest first. */
export interface Parcel {
  parcel: typeof parcels.$inferSelect
  items: { itemId: number; quantity: number }[]
  events: ParcelEventRow[]
}

export async function add(
  tx: Transaction,
  parcel: typeof parcels.$inferInsert & { number: number },
  contents: ReadonlyMap<number, number>,
): Promise<void> {
  await tx.insert(parcels).values(parcel)
  const { orderId, number: parcelNumber } = parcel
  await tx.insert(parcelItems).values(
    [...contents].map(([orderItemId, quantity]) => ({
      orderId,
      parcelNumber,
      orderItemId,
      quantity,
    })),
  )
}

export async function addEvent(
  tx: Transaction,
  event: typeof parcelEvents.$inferInsert,
): Promise<void> {
  await tx.insert(parcelEvents).values(event)
}

/** Conditional delivery: false when the parcel is delivered already. */
export async function arrive(tx: Transaction, orderId: number, number: number): Promise<boolean> {
  const rows = await tx
    .update(parcels)
    .set({ deliveredAt: sql`now()` })
    .where(
      and(eq(parcels.orderId, orderId), eq(parcels.number, number), isNull(parcels.deliveredAt)),
    )
    .returning({ number: parcels.number })
  return rows.length === 1
}

export type NumberedParcel = Awaited<ReturnType<typeof withNumber>>[number]

/** The parcels with this tracking number, those under way first; several orders may travel together. */
export function withNumber(db: Queryable, trackingNo: string, carrier: string) {
  return db
    .select({
      orderId: parcels.orderId,
      number: parcels.number,
      orderedAt: orders.createdAt,
    })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.trackingNo, trackingNo), eq(parcels.carrier, carrier)))
    .orderBy(sql`${parcels.deliveredAt} is not null`, desc(parcels.orderId), parcels.number)
    .limit(50)
}

/** Shipped and not delivered, oldest order first; also of orders that are sent in part. */
export function underWay(db: Queryable) {
  const isSent = and(
    isNotNull(orders.shippedAt),
    isNull(orders.deliveredAt),
    isNull(orders.receivedAt),
  )
  // A literal, because the planner matches partial indexes only with constants.
  const isSentInPart = sql`${orders.status} = ${sql.raw(String(ORDER_STATUS.waitingDelivery))}`
  return db
    .select({ order: orders, parcel: parcels })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(or(isSent, isSentInPart), isNull(parcels.deliveredAt)))
    .orderBy(orders.id, parcels.number)
    .limit(200)
}

export async function isAnySent(db: Queryable, orderId: number): Promise<boolean> {
  return (await db.$count(parcels, eq(parcels.orderId, orderId))) > 0
}

/** The parcels of these orders by number; orders without any are not in the map. */
export async function ofOrders(db: Queryable, orderIds: number[]): Promise<Map<number, Parcel[]>> {
  if (orderIds.length === 0) return new Map()
  const [rows, contents, events] = await Promise.all([
    db
      .select()
      .from(parcels)
      .where(inArray(parcels.orderId, orderIds))
      .orderBy(asc(parcels.orderId), asc(parcels.number)),
    db.select().from(parcelItems).where(inArray(parcelItems.orderId, orderIds)),
    db
      .select()
      .from(parcelEvents)
      .where(inArray(parcelEvents.orderId, orderIds))
      .orderBy(desc(parcelEvents.createdAt), desc(parcelEvents.id)),
  ])
  const keyOf = (row: { orderId: number; parcelNumber: number }) =>
    `${row.orderId}:${row.parcelNumber}`
  const itemsByParcel = Map.groupBy(contents, keyOf)
  const eventsByParcel = Map.groupBy(events, keyOf)
  const found = rows.map((parcel) => {
    const key = keyOf({ ...parcel, parcelNumber: parcel.number })
    const items = (itemsByParcel.get(key) ?? []).map(({ orderItemId, quantity }) => ({
      itemId: orderItemId,
      quantity,
    }))
    return { parcel, items, events: eventsByParcel.get(key) ?? [] }
  })
  return Map.groupBy(found, ({ parcel }) => parcel.orderId)
}
