import { leftOf, type PaidItem, type PaidOrder, type SettledRefund } from './refund-amounts'

interface OwnItem extends PaidItem {
  isReviewed: boolean
}

/**
 * What the buyer of an order has kept. Who had a part of the price back still has the goods; what was
 * given back whole is as if it was never bought.
 */
export function keptItems<Item extends PaidItem>(
  order: PaidOrder,
  items: Item[],
  settled: SettledRefund[],
): Item[] {
  const left = new Map(leftOf(order, items, settled).items.map(({ id, most }) => [id, most]))
  const isGivenBack = (id: number) =>
    left.get(id) === 0 && settled.some(({ itemIds }) => itemIds.includes(id))
  return items.filter(({ id }) => !isGivenBack(id))
}

/** The ids of the items of an order that wait for a review: what was kept, and not reviewed yet. */
export function reviewableItems(
  order: PaidOrder,
  items: OwnItem[],
  settled: SettledRefund[],
): Set<number> {
  const waiting = keptItems(order, items, settled).filter(({ isReviewed }) => !isReviewed)
  return new Set(waiting.map(({ id }) => id))
}
