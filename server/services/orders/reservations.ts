import { MAX_CART_LINES } from '@/contracts/limits'
import type { Transaction } from '@/server/db/connection'
import { together } from '@/server/db/transaction'
import { DomainError } from '@/server/domain/domain-error'
import * as heldStock from '@/server/repositories/held-stock'
import * as users from '@/server/repositories/users'

/**
 * Limits the stock that a shopper can reserve without paying, for 30 minutes. The largest checkout still fits,
 * because it creates at most one order per line.
 */
export const MAX_UNPAID_ORDERS = MAX_CART_LINES

/** One full line (999) and a little: more than a household buys, too little to reserve much of the catalogue. */
export const MAX_RESERVED_ITEMS = 1000

export interface Reserved {
  orders: number
  items: number
}

/** What the shopper reserves. Locks the shopper's row until the transaction ends, so that concurrent checkouts count. */
export async function countReserved(tx: Transaction, shopperId: number): Promise<Reserved> {
  const [, held] = await together([users.lock(tx, shopperId), heldStock.countUnpaid(tx, shopperId)])
  return held
}

/** Refuses orders beyond the shopper's reservation limits. */
export function refuseOverReservation(held: Reserved, added: Reserved): void {
  if (held.orders + added.orders > MAX_UNPAID_ORDERS)
    throw new DomainError('TOO_MANY_UNPAID_ORDERS', { most: MAX_UNPAID_ORDERS })
  if (held.items + added.items > MAX_RESERVED_ITEMS)
    throw new DomainError('TOO_MANY_RESERVED_ITEMS', { most: MAX_RESERVED_ITEMS })
}
