import { leftOf } from './amounts'
import type { ItemModel, OrderModel, World } from './world'

/** Items that were not refunded in full: the shopper keeps a partially refunded one. */
export function keptOf(order: OrderModel): ItemModel[] {
  const { items: left, areFreeGoodsKept } = leftOf(order)
  if (areFreeGoodsKept) return order.items
  const isSettled = (id: number) => order.settled.some(({ itemIds }) => itemIds.includes(id))
  return order.items.filter(({ id }) => left.get(id)! > 0 || !isSettled(id))
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
