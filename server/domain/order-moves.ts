import { ORDER_STATUS, type OrderAction, type OrderStatus } from '@/contracts/orders'

const { waitingPay, waitingDelivery, cancelled } = ORDER_STATUS

interface Move {
  from: OrderStatus[]
  to: OrderStatus
  /** Offered to the shopper as a button while it is possible. */
  isAction: boolean
}

/**
 * Every allowed move of an order. The server decides from it, the shopper's actions are listed from it
 * and the tests are made from it (contract, order status).
 */
export const ORDER_MOVES = {
  pay: { from: [waitingPay], to: waitingDelivery, isAction: true },
  cancel: { from: [waitingPay], to: cancelled, isAction: true },
} satisfies Partial<Record<OrderAction, Move>>

export type OrderMove = keyof typeof ORDER_MOVES

export function canMove(status: OrderStatus, move: OrderMove): boolean {
  return ORDER_MOVES[move].from.some((from) => from === status)
}

/** What the shopper may do now; an unpaid order past its time can only be cancelled. */
export function actionsOf(status: OrderStatus, payBefore: Date, now: Date): OrderAction[] {
  const names = Object.keys(ORDER_MOVES) as OrderMove[]
  return names.filter(
    (name) =>
      ORDER_MOVES[name].isAction && canMove(status, name) && (name !== 'pay' || payBefore > now),
  )
}
