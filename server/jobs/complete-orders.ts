import { completeReceived } from '@/server/services/orders/order-times'
import type { IntervalJob } from './job'

/** Received 15 days ago: completed, reviewed or not. */
export const completeOrders: IntervalJob = {
  name: 'complete-orders',
  every: 60,
  run: completeReceived,
}
