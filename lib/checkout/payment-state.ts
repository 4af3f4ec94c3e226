import type { Order } from '@/contracts/schemas/orders'

export type PaymentState = {
  /** What can be paid now. */
  due: Order[]
  dueCents: number
  paid: Order[]
  /** The first of the times by which the orders must be paid. */
  payBefore: string | null
}

/** Sorts the orders of /payment by what the server lets the shopper do with them. */
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

/** How many cents the balance lacks; 0 when it is enough. */
export function missingCents(balanceCents: number, dueCents: number): number {
  return Math.max(0, dueCents - balanceCents)
}

/** A client's clock may run ahead: it does not ask again and again until the server agrees. */
const SOONEST_MS = 5000

/** When to ask for an order again because its time to pay is up; false when it has none. */
export function untilDeadlineMs(order: Order | undefined, nowMs: number): number | false {
  if (!order?.pay_before || !order.actions.includes('pay')) return false
  return Math.max(SOONEST_MS, Date.parse(order.pay_before) - nowMs + 500)
}
