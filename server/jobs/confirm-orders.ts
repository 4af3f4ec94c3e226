import { assumeReceived } from '@/server/services/orders/order-times'
import type { IntervalJob } from './job'

/** Delivered and nothing heard for 14 days: taken as received. */
export const confirmOrders: IntervalJob = {
  name: 'confirm-orders',
  every: 60,
  run: assumeReceived,
}
