/** Why a code takes nothing off; words are in messages/*.json under `errors.promo`. */
export type PromoReason = 'unknown' | 'notYet' | 'expired' | 'minimum' | 'used'

export interface Promo {
  kind: 'percent' | 'amount'
  /** Whole per cent, or cents. */
  value: number
  /** Cents of goods from which on it is valid. */
  minimum: number
  /** The most cents a percentage takes off. */
  cap: number | null
  startsAt: Date
  expiresAt: Date | null
  perShopper: number
}

/** What stands against a promo for goods of so many cents; null when nothing does. */
export function reasonAgainst(
  promo: Promo,
  held: { goodsCents: number; used: number; now: Date },
): PromoReason | null {
  if (promo.startsAt > held.now) return 'notYet'
  if (promo.expiresAt !== null && promo.expiresAt <= held.now) return 'expired'
  if (held.used >= promo.perShopper) return 'used'
  return held.goodsCents < promo.minimum ? 'minimum' : null
}

/** Cents off goods of so many cents: never more than the goods, a fraction of a cent never taken off. */
export function discountOf(promo: Promo, goodsCents: number): number {
  if (promo.kind === 'amount') return Math.min(promo.value, goodsCents)
  const share = Number((BigInt(goodsCents) * BigInt(promo.value)) / 100n)
  return Math.min(share, promo.cap ?? share)
}

/**
 * Shares a discount over the shops by what is bought from each, in whole cents that add up to it exactly:
 * cents left by rounding down go to the largest remainders, the first of equal ones first.
 */
export function shareDiscount(discountCents: number, subtotals: readonly number[]): number[] {
  const goods = subtotals.reduce((sum, cents) => sum + BigInt(cents), 0n)
  if (goods === 0n) return subtotals.map(() => 0)
  const exact = subtotals.map((cents) => BigInt(discountCents) * BigInt(cents))
  const shares = exact.map((product) => Number(product / goods))
  const left = discountCents - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ remainder: product % goods, index }))
    .sort((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    )
  for (const { index } of byRemainder.slice(0, left)) shares[index]! += 1
  return shares
}
