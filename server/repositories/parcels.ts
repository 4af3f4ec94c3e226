import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { orders } from '@/server/db/tables/orders'
import { parcelEvents, parcels } from '@/server/db/tables/parcels'

export type ParcelRow = typeof parcels.$inferSelect
export type ParcelEventRow = typeof parcelEvents.$inferSelect

export async function add(tx: Transaction, parcel: typeof parcels.$inferInsert): Promise<void> {
  await tx.insert(parcels).values(parcel)
}

export async function addEvent(
  tx: Transaction,
  event: typeof parcelEvents.$inferInsert,
): Promise<void> {
  await tx.insert(parcelEvents).values(event)
}

/** Shipped and not delivered, oldest first. */
export function underWay(db: Queryable) {
  return db
    .select({ order: orders, parcel: parcels })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(isNotNull(orders.shippedAt), isNull(orders.deliveredAt), isNull(orders.receivedAt)))
    .orderBy(orders.id)
    .limit(200)
}

/** The parcels of these orders with their events, latest first. */
export async function ofOrders(
  db: Queryable,
  orderIds: number[],
): Promise<Map<number, { parcel: ParcelRow; events: ParcelEventRow[] }>> {
  if (orderIds.length === 0) return new Map()
  const [rows, events] = await Promise.all([
    db.select().from(parcels).where(inArray(parcels.orderId, orderIds)),
    db
      .select()
      .from(parcelEvents)
      .where(inArray(parcelEvents.orderId, orderIds))
      .orderBy(desc(parcelEvents.id)),
  ])
  const byOrder = Map.groupBy(events, (event) => event.orderId)
  return new Map(
    rows.map((parcel) => [parcel.orderId, { parcel, events: byOrder.get(parcel.orderId) ?? [] }]),
  )
}
