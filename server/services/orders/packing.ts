import type { Queryable, Transaction } from '@/server/db/connection'
import { canMove } from '@/server/domain/order-moves'
import { leftToSend, packedIn, type Quantities } from '@/server/domain/packing'
import { keptItems } from '@/server/domain/reviewable'
import * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import * as refunds from '@/server/repositories/refunds'
import type { OrderStatus } from '@/contracts/schemas/orders'

type PaidOrder = Pick<
  NonNullable<Awaited<ReturnType<typeof orders.lockForSystem>>>,
  'id' | 'subtotal' | 'freight' | 'discount' | 'tax' | 'taxKind' | 'refunded' | 'shippedAt'
>

export interface Packing {
  items: orders.OrderItemRow[]
  parcels: parcels.Parcel[]
  /** By item, in parcels and still to be sent. */
  packed: Quantities
  left: Quantities
}

/** What of paid orders is in parcels and what is still to be sent; for changes, the caller holds the order's lock. */
export async function packingOf(db: Queryable, paid: PaidOrder[]): Promise<Map<number, Packing>> {
  const ids = paid.map(({ id }) => id)
  const [items, sent, settled] = await Promise.all([
    orders.itemsOf(db, ids),
    parcels.ofOrders(db, ids),
    refunds.settledOfOrders(
      db,
      paid.flatMap(({ id, refunded }) => (refunded > 0 ? [id] : [])),
    ),
  ])
  const itemsByOrder = Map.groupBy(items, ({ orderId }) => orderId)
  return new Map(
    paid.map((order): [number, Packing] => {
      const own = itemsByOrder.get(order.id) ?? []
      const ownParcels = sent.get(order.id) ?? []
      const isShipped = order.shippedAt !== null
      const kept = keptItems(order, own, settled.get(order.id) ?? [])
      const keptIds = new Set(isShipped ? [] : kept.map(({ id }) => id))
      const left = leftToSend(own, ownParcels, keptIds)
      return [
        order.id,
        { items: own, parcels: ownParcels, packed: packedIn(own, ownParcels), left },
      ]
    }),
  )
}

/**
 * Counts an order as shipped when a refund leaves nothing more to send and some of it is in parcels: its stock is sold
 * then, and it can be delivered.
 */
export async function completeShipment(tx: Transaction, orderId: number): Promise<void> {
  const order = await orders.lockForSystem(tx, orderId)
  if (!order || order.shippedAt) return
  const packing = (await packingOf(tx, [order])).get(orderId)!
  if (packing.parcels.length === 0 || packing.left.size > 0) return
  if (canMove(order.status as OrderStatus, 'ship')) await orders.moveForSystem(tx, orderId, 'ship')
  else await orders.markShipped(tx, orderId)
  if (packing.parcels.every(({ parcel }) => parcel.deliveredAt)) await orders.arrive(tx, orderId)
}
