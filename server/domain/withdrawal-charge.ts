/** What a withdrawal costs; the specification leaves the rate open (section 9). */
export const WITHDRAWAL_TERMS = {
  chargeBasisPoints: 100,
  chargeMinCents: 100,
  minAmountCents: 1000,
} as const

interface Terms {
  chargeBasisPoints: number
  chargeMinCents: number
  minAmountCents: number
}

export interface WithdrawalSum {
  amount: number
  charge: number
  arrival: number
}

/** The charge is rounded up to a whole cent. Null when the amount is below the least, or its charge eats it up. */
export function withdrawalSum(
  amount: number,
  terms: Terms = WITHDRAWAL_TERMS,
): WithdrawalSum | null {
  const share = Math.ceil((amount * terms.chargeBasisPoints) / 10_000)
  const charge = Math.max(terms.chargeMinCents, share)
  if (amount < terms.minAmountCents || amount <= charge) return null
  return { amount, charge, arrival: amount - charge }
}
