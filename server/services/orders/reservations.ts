import type { Transaction } from '@/server/db/connection'
import { MOST_RESERVED_ITEMS, MOST_UNPAID_ORDERS } from '@/server/domain/reservations'
import { Refusal } from '@/server/domain/refusal'
import * as heldStock from '@/server/repositories/held-stock'
import * as users from '@/server/repositories/users'

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
    throw new Refusal('TOO_MANY_UNPAID_ORDERS', { most: MOST_UNPAID_ORDERS })
  if (held.items + added.items > MOST_RESERVED_ITEMS)
    throw new Refusal('TOO_MANY_RESERVED_ITEMS', { most: MOST_RESERVED_ITEMS })
}
