import { remainderOf, type PaidItem, type PaidOrder, type SettledRefund } from './refund-amounts'

export interface OwnItem extends PaidItem {
  isReviewed: boolean
}

/** The items that the buyer kept: a partial refund leaves the goods with the buyer. */
export function keptItems<Item extends PaidItem>(
  order: PaidOrder,
  items: Item[],
  settled: SettledRefund[],
): Item[] {
  const { takenBack, areFreeGoodsKept } = remainderOf(order, items, settled)
  return areFreeGoodsKept ? items : items.filter(({ id }) => !takenBack.has(id))
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
