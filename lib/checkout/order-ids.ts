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

/** The page of one order; for several the list of their status, or of all when it differs. */
export function ordersHref(orderIds: readonly number[], statuses: readonly OrderStatus[]): string {
  if (orderIds.length === 1) return `/orderInfo/${orderIds[0]}`
  const [status, ...others] = new Set(statuses)
  return others.length > 0 ? '/myPurchases' : `/myPurchases/${status}`
}
