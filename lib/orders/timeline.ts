import { ORDER_STATUS } from '@/contracts/order-status'
import type { Order } from '@/contracts/schemas/orders'

export type OrderStep = {
  name: 'created' | 'paid' | 'shipped' | 'delivered' | 'received' | 'completed' | EndedStatusName
  at: string | null
  /** done: past; now: the current step; ahead: future. */
  place: 'done' | 'now' | 'ahead'
}

const ENDED = ['cancelled', 'refunded'] as const
type EndedStatusName = (typeof ENDED)[number]

/** The steps of an order with their times. A closed order shows the steps it reached, and how it ended. */
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
  const end = ENDED.find((name) => ORDER_STATUS[name] === order.status)
  const steps = times
    .map(([name, at], index): OrderStep => {
      const place =
        index < last || (end && index === last) ? 'done' : index === last ? 'now' : 'ahead'
      return { name, at, place }
    })
    // A skipped step, such as an unrecorded delivery, is hidden.
    .filter((step) => step.at !== null || (step.place === 'ahead' && !end))
  return end ? [...steps, { name: end, at: null, place: 'now' }] : steps
}
