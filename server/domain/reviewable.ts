import { leftOf, type PaidItem, type PaidOrder, type SettledRefund } from './refund-amounts'

interface OwnItem extends PaidItem {
  isReviewed: boolean
}

/**
 * The ids of the items of an order that wait for a review. Who had a part of the price back still has the
 * goods, and may say how they are; what was given back whole is as if it was never bought.
 */
export function reviewableItems(
  order: PaidOrder,
  items: OwnItem[],
  settled: SettledRefund[],
): Set<number> {
  const left = new Map(leftOf(order, items, settled).items.map(({ id, most }) => [id, most]))
  const isGivenBack = (id: number) =>
    left.get(id) === 0 && settled.some(({ itemIds }) => itemIds.includes(id))
  const waiting = items.filter(({ id, isReviewed }) => !isReviewed && !isGivenBack(id))
  return new Set(waiting.map(({ id }) => id))
}
