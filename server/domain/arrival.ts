import { ORDER_STATUS } from '@/contracts/order-status'
import { ARRIVAL_DAYS } from './delivery-terms'

const DAY_MS = 24 * 3600 * 1000

/** The first and the last moment at which a parcel paid for at a time is expected, as ISO 8601. */
export function arrivalAfter(paidAt: Date): { earliest: string; latest: string } {
  const after = (days: number) => new Date(paidAt.getTime() + days * DAY_MS).toISOString()
  return { earliest: after(ARRIVAL_DAYS.min), latest: after(ARRIVAL_DAYS.max) }
}

/** Paid, and the parcel may still arrive. */
const IN_TRANSIT: number[] = [ORDER_STATUS.waitingDelivery, ORDER_STATUS.delivered]

/** When the parcel of an order is expected; null unless it is paid and not delivered yet. */
export function arrivalOfOrder(order: {
  status: number
  paidAt: Date | null
  deliveredAt: Date | null
}): { earliest: string; latest: string } | null {
  if (!order.paidAt || order.deliveredAt || !IN_TRANSIT.includes(order.status)) return null
  return arrivalAfter(order.paidAt)
}
