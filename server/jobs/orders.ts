import {
  expireUnpaid,
  assumeReceived,
  completeReceived,
} from '@/server/services/orders/order-times'
import type { IntervalJob } from './job'

/** Unpaid after their time: cancelled, with their stock and promo given back. */
export const expireOrders: IntervalJob = {
  name: 'expire-orders',
  every: 5,
  run: expireUnpaid,
}

/** Delivered and nothing heard for 14 days: taken as received. */
export const confirmOrders: IntervalJob = {
  name: 'confirm-orders',
  every: 60,
  run: assumeReceived,
}

/** Received 15 days ago: completed, reviewed or not. */
export const completeOrders: IntervalJob = {
  name: 'complete-orders',
  every: 60,
  run: completeReceived,
}
