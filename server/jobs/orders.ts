import {
  expireUnpaid,
  assumeReceived,
  completeReceived,
} from '@/server/services/orders/order-times'
import type { IntervalJob } from './job'

/** Cancels unpaid orders after the deadline and releases their stock and promo. */
export const expireOrders: IntervalJob = {
  name: 'expire-orders',
  every: 5,
  run: expireUnpaid,
}

/** Confirms receipt 14 days after delivery. */
export const confirmOrders: IntervalJob = {
  name: 'confirm-orders',
  every: 60,
  run: assumeReceived,
}

/** Completes orders 15 days after receipt, reviewed or not. */
export const completeOrders: IntervalJob = {
  name: 'complete-orders',
  every: 60,
  run: completeReceived,
}
