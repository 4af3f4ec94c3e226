import { addedTaxOf, type OrderTax } from './tax'

/** The input of refund calculations; all amounts in cents. */
export interface PaidOrder extends Pick<OrderTax, 'tax' | 'taxKind'> {
  subtotal: number
  freight: number
  discount: number
}

export interface PaidItem {
  id: number
  price: number
  quantity: number
}

/** A settled refund: its amount and items. */
export interface SettledRefund {
  itemIds: number[]
  amount: number
}

/** What was not refunded of each item and of the freight, in cents. */
export interface Remainder {
  items: { id: number; most: number }[]
  freight: number
  /** The ids of fully refunded items. A free item is one if a refund that names it left nothing of all its items. */
  takenBack: Set<number>
  /** The goods cost nothing after the discount, and the shopper keeps them until the whole freight is refunded. */
  areFreeGoodsKept: boolean
}

/**
 * Shares `amount` in proportion to `weights`, in whole cents that add up to it. No share exceeds its weight
 * while `amount` is at most their sum. BigInt, because cents times cents exceed 2^53.
 */
export function allocate(amount: number, weights: number[]): number[] {
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
 * What was not refunded of an order (specification section 5). An item counts with its price less its share of the
 * discount; a refund of several items reduces each in proportion to its rest. Added tax is shared over items and
 * freight in proportion to what they cost after the discount, and refunded with them.
 */
export function remainderOf(
  order: PaidOrder,
  items: PaidItem[],
  settled: SettledRefund[],
): Remainder {
  const prices = items.map(({ price, quantity }) => price * quantity)
  const offGoods = Math.min(order.discount, order.subtotal)
  const shares = allocate(offGoods, prices)
  const goods = prices.map((price, index) => price - shares[index]!)
  const carriage = order.freight - (order.discount - offGoods)
  const taxes = allocate(addedTaxOf(order), [...goods, carriage])
  const left = new Map(items.map(({ id }, index) => [id, goods[index]! + taxes[index]!]))
  const takenBack = new Set<number>()
  let freight = carriage + taxes.at(-1)!
  for (const { itemIds, amount } of settled) {
    const weights = itemIds.map((id) => left.get(id) ?? 0)
    const ofItems = Math.min(
      amount,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
    const given = allocate(ofItems, weights)
    itemIds.forEach((id, index) => left.set(id, weights[index]! - given[index]!))
    const isNothingLeft = itemIds.every((id) => left.get(id) === 0)
    itemIds.forEach((id, index) => {
      if (left.get(id) === 0 && (weights[index]! > 0 || isNothingLeft)) takenBack.add(id)
    })
    freight -= amount - ofItems
  }
  return {
    items: items.map(({ id }) => ({ id, most: left.get(id)! })),
    freight,
    takenBack,
    areFreeGoodsKept: freight > 0 && goods.every((price, index) => price + taxes[index]! === 0),
  }
}

/** What can be refunded: the remainder, without the freight once a parcel was sent, because it is spent then. */
export function refundableOf(
  order: PaidOrder & { isShipped: boolean },
  items: PaidItem[],
  settled: SettledRefund[],
): Remainder {
  const left = remainderOf(order, items, settled)
  return order.isShipped ? { ...left, freight: 0 } : left
}

/** All goods are refunded, so the order is refunded, whether or not the freight was. */
export function isFullyRefunded(left: Remainder): boolean {
  return !left.areFreeGoodsKept && left.items.every((item) => item.most === 0)
}
