import type { Order } from '@/contracts/schemas/orders'

export type PaymentState = {
  /** Orders that can be paid now. */
  due: Order[]
  dueCents: number
  paid: Order[]
  /** The earliest payment deadline. */
  payBefore: string | null
}

/** Groups the orders of /payment by the actions the server allows. */
export function paymentState(orders: readonly Order[]): PaymentState {
  const due = orders.filter((order) => order.actions.includes('pay'))
  const times = due.flatMap((order) => order.pay_before ?? []).sort()
  return {
    due,
    dueCents: due.reduce((sum, order) => sum + order.total, 0),
    paid: orders.filter((order) => order.paid_at !== null),
    payBefore: times[0] ?? null,
  }
}

/** How many cents the balance lacks; 0 if it is sufficient. */
export function missingCents(balanceCents: number, dueCents: number): number {
  return Math.max(0, dueCents - balanceCents)
}

/** Minimum delay: a client clock that is fast must not refetch in a loop. */
const SOONEST_MS = 5000

/** When to refetch an order at its payment deadline; false without one. */
export function untilDeadlineMs(order: Order | undefined, nowMs: number): number | false {
  if (!order?.pay_before || !order.actions.includes('pay')) return false
  return Math.max(SOONEST_MS, Date.parse(order.pay_before) - nowMs + 500)
}
