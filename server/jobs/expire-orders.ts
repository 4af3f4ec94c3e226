import { expireUnpaid } from '@/server/services/orders/order-times'
import type { IntervalJob } from './job'

/** Unpaid after their time: cancelled, with their stock and promo given back. */
export const expireOrders: IntervalJob = {
  name: 'expire-orders',
  every: 5,
  run: expireUnpaid,
}
