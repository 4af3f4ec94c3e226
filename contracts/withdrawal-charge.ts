/**
 * The cost of a withdrawal; the specification leaves the rate open (section 9), so the operator sets it. Both the
 * backend and the withdrawal form calculate it.
 */
export interface WithdrawalTerms {
  /** Basis points of the amount (1/100 of a per cent). */
  chargeBasisPoints: number
  chargeMinCents: number
  minAmountCents: number
}

export interface WithdrawalSum {
  amount: number
  charge: number
  arrival: number
}

/**
 * The charge is rounded up to a whole cent. Returns null when the amount is below the minimum or not above the
 * charge.
 */
export function withdrawalSum(amount: number, terms: WithdrawalTerms): WithdrawalSum | null {
  const share = Math.ceil((amount * terms.chargeBasisPoints) / 10_000)
  const charge = Math.max(terms.chargeMinCents, share)
  if (amount < terms.minAmountCents || amount <= charge) return null
  return { amount, charge, arrival: amount - charge }
}
