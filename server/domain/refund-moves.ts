import type { OrderStatus } from '@/contracts/schemas/orders'
import { ORDER_STATUS } from '@/contracts/order-status'
import { PRODUCT_STATUS, REFUND_STATUS, REFUND_TYPE } from '@/contracts/refund-terms'
import type {
  ProductStatus,
  RefundAction,
  RefundStatus,
  RefundType,
} from '@/contracts/schemas/refunds'

const { asked, agreed, settled, refused, withdrawn } = REFUND_STATUS
const { moneyOnly, withReturn } = REFUND_TYPE

interface Move {
  from: Partial<Record<RefundType, RefundStatus[]>>
  to: RefundStatus
  /** The button that offers this transition to the shopper. */
  action?: RefundAction
}

/**
 * The state machine of a refund request, by its type. With return, the refund is paid
 * after the goods are sent back.
 */
export const REFUND_MOVES = {
  agree: { from: { [withReturn]: [asked] }, to: agreed },
  sendBack: { from: { [withReturn]: [agreed] }, to: agreed, action: 'sendBack' },
  settle: { from: { [moneyOnly]: [asked], [withReturn]: [agreed] }, to: settled },
  refuse: { from: { [moneyOnly]: [asked], [withReturn]: [asked, agreed] }, to: refused },
  withdraw: {
    from: { [moneyOnly]: [asked], [withReturn]: [asked, agreed] },
    to: withdrawn,
    action: 'withdraw',
  },
} as const satisfies Record<string, Move>

export type RefundMove = keyof typeof REFUND_MOVES

export interface RefundState {
  type: number
  status: number
  /** The shopper has entered the return parcel. */
  isSent: boolean
}

export function canMoveRefund({ type, status, isSent }: RefundState, name: RefundMove): boolean {
  const move: Move = REFUND_MOVES[name]
  const from = move.from[type as RefundType] ?? []
  const isWaitingForGoods = name === 'settle' && type === withReturn && !isSent
  return from.includes(status as RefundStatus) && !isWaitingForGoods
}

export function refundActionsOf(state: RefundState): RefundAction[] {
  return (Object.keys(REFUND_MOVES) as RefundMove[]).flatMap((name) => {
    const move: Move = REFUND_MOVES[name]
    return move.action && canMoveRefund(state, name) ? [move.action] : []
  })
}

interface Choice {
  product_status: ProductStatus
  types: RefundType[]
}

const notReceived: Choice = { product_status: PRODUCT_STATUS.notReceived, types: [moneyOnly] }
const received: Choice = {
  product_status: PRODUCT_STATUS.received,
  types: [moneyOnly, withReturn],
}

/**
 * The allowed product states and refund types of an order, the most likely state last. Only received goods can be
 * returned; a shopper may have received what the carrier has not reported.
 */
export function refundChoices(status: OrderStatus, isArrived: boolean): Choice[] {
  if (status === ORDER_STATUS.waitingDelivery) return [notReceived]
  if (status === ORDER_STATUS.delivered)
    return isArrived ? [notReceived, received] : [received, notReceived]
  return status === ORDER_STATUS.received ? [received] : []
}
