import { leftOf } from './amounts'
import type { ItemModel, OrderModel, World } from './world'

/**
 * Items that were not refunded in full: the shopper keeps a partially refunded one. A free item is refunded in full by
 * a refund that leaves nothing of all its items.
 */
export function keptOf(order: OrderModel): ItemModel[] {
  const steps = order.settled.map((_, index) => ({
    itemIds: order.settled[index]!.itemIds,
    before: leftOf({ ...order, settled: order.settled.slice(0, index) }).items,
    after: leftOf({ ...order, settled: order.settled.slice(0, index + 1) }).items,
  }))
  if (leftOf(order).areFreeGoodsKept) return order.items
  const isTaken = (id: number) =>
    steps.some(
      ({ itemIds, before, after }) =>
        itemIds.includes(id) &&
        after.get(id) === 0 &&
        (before.get(id)! > 0 || itemIds.every((other) => after.get(other) === 0)),
    )
  return order.items.filter(({ id }) => !isTaken(id))
}

export const unpackedOf = ({ quantity, packed }: ItemModel): number => quantity - packed

export const leftToSend = (order: OrderModel): ItemModel[] =>
  keptOf(order).filter((item) => !item.isRestocked && unpackedOf(item) > 0)

/** After a parcel, and after a refund that leaves nothing to send: what is in parcels is the whole shipment then. */
export function completeShipment(order: OrderModel): void {
  if (order.isShipped || order.parcels.length === 0 || leftToSend(order).length > 0) return
  order.isShipped = true
  if (order.status === 1) order.status = 2
  noteArrival(order)
}

export function noteArrival(order: OrderModel): void {
  order.isDelivered = order.isShipped && order.parcels.every((parcel) => parcel.isDelivered)
}

/** Kept items count as sold. */
export function completeOrder(world: World, order: OrderModel): void {
  order.status = 4
  for (const { sku, quantity } of keptOf(order))
    world.products.get(world.skus.get(sku)!.product)!.sold += quantity
}
