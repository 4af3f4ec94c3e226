import type { OrderStatus } from '@/contracts/schemas/orders'

/** A checkout makes at most one order per line, and a cart holds 100 lines. */
const MOST_ORDERS = 100

/** Reads `orders=1,2` of /payment; what is not an order id is left out. */
export function parseOrderIds(text: string | null | undefined): number[] {
  const ids = (text ?? '')
    .split(',')
    .filter((piece) => /^[1-9]\d{0,14}$/.test(piece))
    .map(Number)
  return [...new Set(ids)].slice(0, MOST_ORDERS)
}

export function paymentHref(orderIds: readonly number[]): string {
  return `/payment?orders=${orderIds.join(',')}`
}

/** The page of the order, or of several the list of those in a status. */
export function ordersHref(orderIds: readonly number[], status: OrderStatus): string {
  return orderIds.length === 1 ? `/orderInfo/${orderIds[0]}` : `/myPurchases/${status}`
}
