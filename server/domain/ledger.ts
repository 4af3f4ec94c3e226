/** The operator's accounts have no running balance. Those of shoppers have one, which is never negative. */
export type OperatorAccount = 'sales' | 'fee_income' | 'topup_clearing' | 'payout_clearing'
export type ShopperAccount = 'user_available' | 'user_frozen'

export interface Posting {
  account: OperatorAccount | ShopperAccount
  /** The shopper, for a shopper's account. */
  userId?: number
  /** Cents: positive is a credit, negative a debit. */
  amount: number
}

export interface Transfer {
  kind:
    | 'recharge'
    | 'purchase'
    | 'refund'
    | 'withdraw'
    | 'withdraw_fee'
    | 'withdraw_settle'
    | 'withdraw_return'
    | 'adjust'
  /** The recharge, order, refund or withdrawal; each has at most one transfer of a kind. */
  refId: number
  postings: Posting[]
}

/** Two entries that sum to zero. Throws unless the amount is a positive whole number of cents. */
function move(
  kind: Transfer['kind'],
  refId: number,
  amount: number,
  from: Omit<Posting, 'amount'>,
  to: Omit<Posting, 'amount'>,
): Transfer {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`cannot move ${amount} cents`)
  return {
    kind,
    refId,
    postings: [
      { ...from, amount: -amount },
      { ...to, amount },
    ],
  }
}

export function rechargeTransfer(rechargeId: number, userId: number, amount: number): Transfer {
  return move(
    'recharge',
    rechargeId,
    amount,
    { account: 'topup_clearing' },
    { account: 'user_available', userId },
  )
}

export function purchaseTransfer(orderId: number, userId: number, total: number): Transfer {
  return move(
    'purchase',
    orderId,
    total,
    { account: 'user_available', userId },
    { account: 'sales' },
  )
}

export function refundTransfer(refundId: number, userId: number, amount: number): Transfer {
  return move(
    'refund',
    refundId,
    amount,
    { account: 'sales' },
    { account: 'user_available', userId },
  )
}

/** Freezes a withdrawal at the request: the payout and the charge, as two transfers. */
export function withdrawalHold(
  withdrawalId: number,
  userId: number,
  { amount, charge }: { amount: number; charge: number },
): Transfer[] {
  const from = { account: 'user_available', userId } as const
  const to = { account: 'user_frozen', userId } as const
  const arrival = move('withdraw', withdrawalId, amount - charge, from, to)
  return charge > 0 ? [arrival, move('withdraw_fee', withdrawalId, charge, from, to)] : [arrival]
}

/** Settles a withdrawal: credits the payout and the charge to the operator's accounts. */
export function withdrawalPayout(
  withdrawalId: number,
  userId: number,
  { amount, charge }: { amount: number; charge: number },
): Transfer {
  const postings: Posting[] = [
    { account: 'user_frozen', userId, amount: -amount },
    { account: 'payout_clearing', amount: amount - charge },
  ]
  if (charge > 0) postings.push({ account: 'fee_income', amount: charge })
  return { kind: 'withdraw_settle', refId: withdrawalId, postings }
}

/** Returns the whole amount, including the charge. */
export function withdrawalReturn(withdrawalId: number, userId: number, amount: number): Transfer {
  return move(
    'withdraw_return',
    withdrawalId,
    amount,
    { account: 'user_frozen', userId },
    { account: 'user_available', userId },
  )
}
