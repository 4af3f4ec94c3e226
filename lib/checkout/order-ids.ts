import type { OrderStatus } from '@/contracts/schemas/orders'
import { MAX_CART_LINES } from '@/contracts/limits'
import { parseId } from '@/contracts/parse-id'

/** A checkout creates at most one order per line. */
const MAX_ORDERS = MAX_CART_LINES

/** Parses `orders=1,2` of /payment; invalid ids are ignored. */
export function parseOrderIds(text: string | null | undefined): number[] {
  const ids = (text ?? '').split(',').flatMap((piece) => parseId(piece) ?? [])
  return [...new Set(ids)].slice(0, MAX_ORDERS)
}

export function paymentHref(orderIds: readonly number[]): string {
  return `/payment?orders=${orderIds.join(',')}`
}

/** The page of one order, or for several the list with that status. */
export function ordersHref(orderIds: readonly number[], status: OrderStatus): string {
  return orderIds.length === 1 ? `/orderInfo/${orderIds[0]}` : `/myPurchases/${status}`
}
