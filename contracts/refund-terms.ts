/** States and sums of refunds. No imports, so that screens load no schemas. */
export const REFUND_STATUS = { asked: 0, agreed: 1, settled: 2, refused: 3, withdrawn: 4 } as const

export const REFUND_TYPE = { moneyOnly: 1, withReturn: 2 } as const

export const PRODUCT_STATUS = { notReceived: 0, received: 1 } as const

interface RefundableParts {
  items: { id: number; most: number }[]
  freight: number
}

/** The items of which something is left; all of them if only the freight is left, because a promo covers the goods. */
export function refundableItems<Item extends { most: number }>(left: {
  items: Item[]
  freight: number
}): Item[] {
  const some = left.items.filter((item) => item.most > 0)
  return some.length === 0 && left.freight > 0 ? left.items : some
}

/** The maximum refund of these items together, in cents. */
export function mostFor(left: RefundableParts, itemIds: number[]): number {
  return goodsFor(left, itemIds) + freightWith(left, itemIds)
}

/**
 * The key of the text that says why an amount, in cents, cannot be refunded for these items; null if it can. When all
 * goods are refunded before the first parcel, nothing is sent, so the freight is refunded with them.
 */
export function wrongAmountFor(left: RefundableParts, itemIds: number[], amount: number) {
  const goods = goodsFor(left, itemIds)
  const most = mostFor(left, itemIds)
  if (amount > most) return 'fields.refundMost'
  return goods > 0 && amount >= goods && amount < most ? 'fields.refundFreight' : null
}

function goodsFor({ items }: RefundableParts, itemIds: number[]): number {
  const chosen = items.filter((item) => itemIds.includes(item.id))
  return chosen.reduce((sum, item) => sum + item.most, 0)
}

/** The freight is refunded with everything that is left. */
function freightWith(left: RefundableParts, itemIds: number[]): number {
  const rest = refundableItems(left)
  return rest.length > 0 && rest.every(({ id }) => itemIds.includes(id)) ? left.freight : 0
}
