/** Accounts of the house keep no running balance; those of shoppers do, and never fall below zero. */
export type HouseAccount = 'sales' | 'fee_income' | 'topup_clearing' | 'payout_clearing'
export type ShopperAccount = 'user_available' | 'user_frozen'

export interface Leg {
  account: HouseAccount | ShopperAccount
  /** Whose, for a shopper's account. */
  userId?: number
  /** Cents; positive into the account, negative out of it. */
  amount: number
}

export interface Transfer {
  kind: 'recharge' | 'purchase' | 'refund'
  /** The recharge, order or refund it is for: one transfer of a kind for each, ever. */
  refId: number
  legs: Leg[]
}

/** Two legs that sum to zero. Throws on an amount that is not a positive whole number of cents. */
function move(
  kind: Transfer['kind'],
  refId: number,
  amount: number,
  from: Omit<Leg, 'amount'>,
  to: Omit<Leg, 'amount'>,
): Transfer {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError(`cannot move ${amount} cents`)
  return {
    kind,
    refId,
    legs: [
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
