/** What a withdrawal costs; the specification leaves the rate open (section 9), the operator sets it. */
export interface WithdrawalTerms {
  /** Hundredths of a per cent of the amount. */
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
export function withdrawalSum(amount: number, terms: WithdrawalTerms): WithdrawalSum | null {
  const share = Math.ceil((amount * terms.chargeBasisPoints) / 10_000)
  const charge = Math.max(terms.chargeMinCents, share)
  if (amount < terms.minAmountCents || amount <= charge) return null
  return { amount, charge, arrival: amount - charge }
}
