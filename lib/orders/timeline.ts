import { ORDER_STATUS } from '@/contracts/order-status'
import type { Order } from '@/contracts/schemas/orders'

export type OrderStep = {
  name: 'created' | 'paid' | 'shipped' | 'delivered' | 'received' | 'completed'
  at: string | null
  /** done: past; now: the current step; ahead: future. */
  place: 'done' | 'now' | 'ahead'
}

const ENDED: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.refunded]

/** The steps of an order with their times. A closed order shows only the steps it reached. */
export function orderTimeline(order: Order): OrderStep[] {
  const times: [OrderStep['name'], string | null][] = [
    ['created', order.created_at],
    ['paid', order.paid_at],
    ['shipped', order.shipped_at],
    ['delivered', order.delivered_at],
    ['received', order.received_at],
    ['completed', order.completed_at],
  ]
  const last = times.findLastIndex(([, at]) => at !== null)
  const hasEnded = ENDED.includes(order.status)
  return (
    times
      .map(([name, at], index): OrderStep => {
        const place = index < last ? 'done' : index === last ? 'now' : 'ahead'
        return { name, at, place }
      })
      .filter((step) => step.place !== 'ahead' || !hasEnded)
      // A skipped step, such as an unrecorded delivery, is hidden.
      .filter((step) => step.at !== null || step.place === 'ahead')
  )
}
