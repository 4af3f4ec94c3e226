import { ORDER_STATUS } from '@/contracts/order-status'
import { addedTaxOf, taxOn, type OrderTax } from './tax'

/** Why a code gives no discount; texts are in messages/*.json under `errors.promo`. */
export type PromoReason = 'unknown' | 'tooMany' | 'notYet' | 'expired' | 'minimum' | 'used'

export interface Promo {
  kind: 'percent' | 'amount'
  /** Whole per cent, or cents. */
  value: number
  /** The minimum of goods, in cents. */
  minimum: number
  /** The maximum discount of a percentage, in cents. */
  cap: number | null
  startsAt: Date
  expiresAt: Date | null
  perShopper: number
}

/** The reason why a promo does not apply to goods of this amount; null when it applies. */
export function reasonAgainst(
  promo: Promo,
  held: { goodsCents: number; used: number; now: Date },
): PromoReason | null {
  if (promo.startsAt > held.now) return 'notYet'
  if (promo.expiresAt !== null && promo.expiresAt <= held.now) return 'expired'
  if (held.used >= promo.perShopper) return 'used'
  return held.goodsCents < promo.minimum ? 'minimum' : null
}

/** The discount in cents: at most the goods, fractions rounded down. */
export function discountOf(promo: Promo, goodsCents: number): number {
  if (promo.kind === 'amount') return Math.min(promo.value, goodsCents)
  const share = Number((BigInt(goodsCents) * BigInt(promo.value)) / 100n)
  return Math.min(share, promo.cap ?? share)
}

/**
 * Shares a discount over the shops in proportion to their subtotals, in whole cents that add up to it (largest
 * remainder method; the first of equal remainders wins, because sorting is stable).
 */
export function shareDiscount(discountCents: number, subtotals: readonly number[]): number[] {
  const goods = subtotals.reduce((sum, cents) => sum + BigInt(cents), 0n)
  if (goods === 0n) return subtotals.map(() => 0)
  const exact = subtotals.map((cents) => BigInt(discountCents) * BigInt(cents))
  const shares = exact.map((product) => Number(product / goods))
  const left = discountCents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ remainder: product % goods, index }))
    .sort((a, b) => Number(b.remainder - a.remainder))
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1
  return shares
}

/** One of the orders of a checkout with a promo. */
export interface PromoOrder extends OrderTax {
  id: number
  status: number
  subtotal: number
  freight: number
  discount: number
  refunded: number
  /** Unpaid and before its deadline. */
  isPayable: boolean
}

/** Cents of goods that are paid and not refunded, before the discount. */
function paidGoods(orders: readonly PromoOrder[]): number {
  const paid = orders.filter(
    ({ status }) => status !== ORDER_STATUS.waitingPay && status !== ORDER_STATUS.cancelled,
  )
  return paid.reduce((sum, order) => sum + order.subtotal - refundedGoods(order), 0)
}

/**
 * A refund returns the discounted price with its added tax; this converts it to the price before both. BigInt: cents
 * times cents.
 */
function refundedGoods(order: PromoOrder): number {
  const { subtotal, freight, discount, refunded } = order
  if (refunded === 0) return 0
  const net = subtotal + freight - discount
  const total = net + addedTaxOf(order)
  // Free goods: the shopper keeps them until the whole freight is refunded.
  if (discount >= subtotal) return refunded < total ? 0 : subtotal
  const untaxed = (BigInt(refunded) * BigInt(net)) / BigInt(total)
  const price = (untaxed * BigInt(subtotal)) / BigInt(subtotal - discount)
  return Math.min(subtotal, Number(price))
}

/** The payable orders that lose their discount because the rest is below the minimum. */
export function belowMinimum(orders: readonly PromoOrder[], minimum: number): PromoOrder[] {
  const payable = orders.filter(({ isPayable }) => isPayable)
  const goods = paidGoods(orders) + payable.reduce((sum, { subtotal }) => sum + subtotal, 0)
  return goods < minimum ? payable : []
}

/**
 * The unpaid orders that must be paid together with `chosenIds`; empty when the minimum is reached without them.
 * Otherwise cancelling them after the payment would bypass the minimum.
 */
export function payableOnlyWith(
  orders: readonly PromoOrder[],
  minimum: number,
  chosenIds: readonly number[],
): PromoOrder[] {
  const unpaid = orders.filter(({ status }) => status === ORDER_STATUS.waitingPay)
  const chosen = unpaid.filter(({ id }) => chosenIds.includes(id))
  const goods = paidGoods(orders) + chosen.reduce((sum, { subtotal }) => sum + subtotal, 0)
  return goods < minimum ? unpaid.filter(({ id }) => !chosenIds.includes(id)) : []
}

/** The tax and the total of an unpaid order that loses its discount. */
export function priceWithoutDiscount({ subtotal, freight, ...terms }: PromoOrder) {
  const taxed = taxOn(subtotal + freight, terms)
  return { tax: taxed.tax, total: subtotal + freight + addedTaxOf(taxed) }
}
