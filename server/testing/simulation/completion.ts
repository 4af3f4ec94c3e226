import { leftOf } from './amounts'
import type { ItemModel, OrderModel, World } from './world'

/** Items that were not refunded in full: the shopper keeps a partially refunded one. */
export function keptOf(order: OrderModel): ItemModel[] {
  const { items: left, areFreeGoodsKept } = leftOf(order)
  if (areFreeGoodsKept) return order.items
  const isSettled = (id: number) => order.settled.some(({ itemIds }) => itemIds.includes(id))
  return order.items.filter(({ id }) => left.get(id)! > 0 || !isSettled(id))
}

/** Kept items count as sold. */
export function completeOrder(world: World, order: OrderModel): void {
  order.status = 4
  for (const { sku, quantity } of keptOf(order))
    world.products.get(world.skus.get(sku)!.product)!.sold += quantity
}
