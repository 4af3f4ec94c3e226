import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderAction, OrderStatus } from '@/contracts/schemas/orders'

const { waitingPay, waitingDelivery, delivered, received, completed } = ORDER_STATUS
const { cancelled, drawBacking, refunded, afterSale } = ORDER_STATUS

interface Move {
  from: OrderStatus[]
  /** `before`: the status before the refund request. */
  to: OrderStatus | 'before'
  /** The button that offers this transition to the shopper. */
  action?: OrderAction
}

/**
 * The state machine of an order. The server, the list of a shopper's actions and the tests use this table.
 */
export const ORDER_MOVES = {
  pay: { from: [waitingPay], to: waitingDelivery, action: 'pay' },
  cancel: { from: [waitingPay], to: cancelled, action: 'cancel' },
  /** Nothing was paid and no parcel was sent, so there is no money to ask back. */
  cancelFree: { from: [waitingDelivery], to: cancelled, action: 'cancel' },
  /** Not paid in time. */
  expire: { from: [waitingPay], to: cancelled },
  ship: { from: [waitingDelivery], to: delivered },
  confirm: { from: [delivered], to: received, action: 'confirm' },
  /** 14 days after delivery without confirmation. */
  assumeReceived: { from: [delivered], to: received },
  review: { from: [received], to: completed, action: 'review' },
  /** 15 days after receipt. */
  complete: { from: [received], to: completed },
  askRefund: { from: [waitingDelivery], to: drawBacking, action: 'refund' },
  askAfterSale: { from: [delivered, received], to: afterSale, action: 'refund' },
  refundAll: { from: [drawBacking, afterSale], to: refunded },
  /** The request was rejected, withdrawn or settled in part. */
  endRefund: { from: [drawBacking, afterSale], to: 'before' },
} as const satisfies Record<string, Move>

export type OrderMove = keyof typeof ORDER_MOVES

export function canMove(status: OrderStatus, move: OrderMove): boolean {
  return (ORDER_MOVES[move].from as readonly OrderStatus[]).includes(status)
}

export interface OrderState {
  status: OrderStatus
  payBefore: Date
  /** Some item has no review yet; possible after completion too. */
  canReview: boolean
  /** Some of its money can still be refunded. */
  canRefund: boolean
  /** Nothing is paid for it, and no parcel was sent. */
  isFreeAndUnsent: boolean
}

/** The actions the shopper may take now; an unpaid order past its deadline can only be cancelled. */
export function actionsOf(state: OrderState, now: Date) {
  const { status, payBefore, canReview, canRefund, isFreeAndUnsent } = state
  const names = Object.keys(ORDER_MOVES) as OrderMove[]
  const offered = names.flatMap((name): OrderAction[] => {
    const move: Move = ORDER_MOVES[name]
    return move.action && canMove(status, name) ? [move.action] : []
  })
  if (status === completed) offered.push('review')
  return offered.filter(
    (action) =>
      (action !== 'pay' || payBefore > now) &&
      (action !== 'cancel' || status === waitingPay || isFreeAndUnsent) &&
      (action !== 'review' || canReview) &&
      (action !== 'refund' || canRefund),
  )
}
