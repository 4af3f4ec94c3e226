/** What of an order its refunds are reckoned from; all cents. */
export interface PaidOrder {
  subtotal: number
  freight: number
  discount: number
  isShipped: boolean
}

export interface PaidItem {
  id: number
  price: number
  quantity: number
}

/** A refund that is settled: what was given back, for which items. */
export interface SettledRefund {
  itemIds: number[]
  amount: number
}

/** What is left to give back: of each item, and of the freight. */
export interface Left {
  items: { id: number; most: number }[]
  freight: number
}

/**
 * Shares `amount` among `weights` in whole cents: in proportion, nothing lost, and no share above its
 * weight while `amount` is not above their sum. BigInt, because cents times cents pass 2^53.
 */
export function shareOut(amount: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  let before = 0
  let passed = 0
  return weights.map((weight) => {
    passed += weight
    const upToHere = Number((BigInt(amount) * BigInt(passed)) / BigInt(sum))
    const share = upToHere - before
    before = upToHere
    return share
  })
}

/**
 * What can still be given back (specification section 5: an amount is neither negative nor above it).
 * An item is worth its price times quantity less its share of the discount; what was given back for
 * several items together counts against each in proportion to what it had left. Freight is given back
 * only as long as nothing was shipped, and only with everything that is left.
 */
export function leftOf(order: PaidOrder, items: PaidItem[], settled: SettledRefund[]): Left {
  const prices = items.map(({ price, quantity }) => price * quantity)
  const offGoods = Math.min(order.discount, order.subtotal)
  const shares = shareOut(offGoods, prices)
  const left = new Map(items.map(({ id }, index) => [id, prices[index]! - shares[index]!]))
  let freight = order.freight - (order.discount - offGoods)
  for (const { itemIds, amount } of settled) {
    const weights = itemIds.map((id) => left.get(id) ?? 0)
    const goods = Math.min(
      amount,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    const given = shareOut(goods, weights)
    itemIds.forEach((id, index) => left.set(id, weights[index]! - given[index]!))
    freight -= amount - goods
  }
  return {
    items: items.map(({ id }) => ({ id, most: left.get(id)! })),
    freight: order.isShipped ? 0 : freight,
  }
}

/** The goods are all given back: the order is refunded then, whatever became of the freight. */
export function isNothingLeft(left: Left): boolean {
  return left.items.every((item) => item.most === 0)
}
