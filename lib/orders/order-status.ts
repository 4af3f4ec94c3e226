import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'

export type OrderStatusName = keyof typeof ORDER_STATUS

/** In the order of the tabs: the regular flow, then the end states. */
export const ORDER_STATUS_NAMES = [
  'waitingPay',
  'waitingDelivery',
  'delivered',
  'received',
  'completed',
  'cancelled',
  'drawBacking',
  'refunded',
  'afterSale',
] as const satisfies OrderStatusName[]

/** The key of a status under `orders.status` and `orders.next` in messages/*.json. */
export function orderStatusName(status: OrderStatus): OrderStatusName {
  const name = ORDER_STATUS_NAMES.find((known) => ORDER_STATUS[known] === status)
  if (!name) throw new RangeError(`Not a status of orders: ${status}`)
  return name
}

/** The status in /myPurchases/:status; undefined (all) for anything else. */
export function parseOrderStatus(text: string | undefined): OrderStatus | undefined {
  return Object.values(ORDER_STATUS).find((status) => String(status) === text)
}
