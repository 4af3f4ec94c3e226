import { MAX_CART_LINES } from '@/contracts/limits'
import type { Transaction } from '@/server/db/connection'
import { DomainError } from '@/server/domain/domain-error'
import * as heldStock from '@/server/repositories/held-stock'
import * as users from '@/server/repositories/users'

/**
 * Unpaid orders hold stock for 30 minutes at no cost, so each shopper has limits. One checkout makes at
 * most one order per line, so the largest checkout still fits and can be paid in one call.
 */
export const MOST_UNPAID_ORDERS = MAX_CART_LINES

/** One full line (999) and a little: more than a household buys, too little to empty many shelves. */
export const MOST_RESERVED_ITEMS = 1000

/**
 * Refuses new orders that would exceed what one shopper may reserve without paying. Locks the shopper's
 * row until the transaction ends: of two checkouts at once, the second counts the orders of the first.
 */
export async function refuseOverReservation(
  tx: Transaction,
  shopperId: number,
  added: { orders: number; items: number },
): Promise<void> {
  await users.lock(tx, shopperId)
  const held = await heldStock.countUnpaid(tx, shopperId)
  if (held.orders + added.orders > MOST_UNPAID_ORDERS)
    throw new DomainError('TOO_MANY_UNPAID_ORDERS', { most: MOST_UNPAID_ORDERS })
  if (held.items + added.items > MOST_RESERVED_ITEMS)
    throw new DomainError('TOO_MANY_RESERVED_ITEMS', { most: MOST_RESERVED_ITEMS })
}
