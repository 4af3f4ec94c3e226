import { refundableOf, type PaidItem, type PaidOrder, type SettledRefund } from './refund-amounts'

interface OwnItem extends PaidItem {
  isReviewed: boolean
}

/**
 * The items that the buyer kept. A partial refund leaves the goods with the buyer; a fully refunded item does
 * not count.
 */
export function keptItems<Item extends PaidItem>(
  order: PaidOrder,
  items: Item[],
  settled: SettledRefund[],
): Item[] {
  const { items: rests, areFreeGoodsKept } = refundableOf(order, items, settled)
  if (areFreeGoodsKept) return items
  const left = new Map(rests.map(({ id, most }) => [id, most]))
  const isGivenBack = (id: number) =>
    left.get(id) === 0 && settled.some(({ itemIds }) => itemIds.includes(id))
  return items.filter(({ id }) => !isGivenBack(id))
}

/** The ids of items that are kept and have no review yet. */
export function reviewableItems(
  order: PaidOrder,
  items: OwnItem[],
  settled: SettledRefund[],
): Set<number> {
  const waiting = keptItems(order, items, settled).filter(({ isReviewed }) => !isReviewed)
  return new Set(waiting.map(({ id }) => id))
}
