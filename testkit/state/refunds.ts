import {
  cancelRefund,
  getRefund,
  getRefundable,
  requestRefund,
  shipRefund,
} from '@/contracts/refunds'
import { mostFor, REFUND_STATUS, REFUND_TYPE, refundableItems } from '@/contracts/refund-terms'
import { call } from '@/testkit/calls/call'
import type { Operator } from './operator'
import type { Order, Refund } from './records'
import type { Shopper } from './shopper'

export type RefundState = 'asked' | 'agreed' | 'sentBack' | 'settled' | 'refused' | 'withdrawn'

export interface RefundOptions {
  /** `asked` by default. */
  status?: RefundState
  /** A new order by default: paid, or delivered for a refund with return. */
  order?: Pick<Order, 'id'>
  /** Goods are sent back before the money; needed for `agreed` and `sentBack`. */
  withReturn?: boolean
  /** In cents; everything that can be refunded by default. */
  amount?: number
  /** A key of the list of reasons, or free text. */
  reason?: string
  explanation?: string
  /** What the operator answers, for `refused`. */
  refuseReason?: string
}

export const needsReturn = ({ status, withReturn }: RefundOptions) =>
  withReturn ?? (status === 'agreed' || status === 'sentBack')

const CODES: Record<RefundState, Refund['status']> = {
  asked: REFUND_STATUS.asked,
  agreed: REFUND_STATUS.agreed,
  sentBack: REFUND_STATUS.agreed,
  settled: REFUND_STATUS.settled,
  refused: REFUND_STATUS.refused,
  withdrawn: REFUND_STATUS.withdrawn,
}

/** Requests a refund of an order and takes the request to its state. */
export async function refundOrder(
  shopper: Shopper,
  operator: Operator,
  order: Pick<Order, 'id'>,
  options: RefundOptions,
): Promise<Refund> {
  const { status = 'asked', refuseReason } = options
  const isReturn = needsReturn(options)
  const { id } = await ask(shopper, order.id, isReturn, options)
  const isSentBack = isReturn && (status === 'sentBack' || status === 'settled')
  if (status === 'agreed' || isSentBack) await operator.agreeToRefund(id)
  if (isSentBack)
    await call(shopper, shipRefund, { id, carrier: 'Thai Post', tracking_no: `R${id}` })
  if (status === 'settled') await operator.settleRefund(id)
  if (status === 'refused') await operator.refuseRefund(id, refuseReason)
  if (status === 'withdrawn') await call(shopper, cancelRefund, { id })
  const refund = await call(shopper, getRefund, { id })
  if (refund.status === CODES[status]) return refund
  throw new Error(
    `Refund ${id} has status ${refund.status} instead of ${CODES[status]} (${status}). Is the demo off (DEMO=0)?`,
  )
}

async function ask(
  shopper: Shopper,
  order_id: number,
  isReturn: boolean,
  { amount, reason = 'other', explanation = 'Ordered by a test' }: RefundOptions,
) {
  const refundable = await call(shopper, getRefundable, { order_id })
  const type = isReturn ? REFUND_TYPE.withReturn : REFUND_TYPE.moneyOnly
  const choice = refundable.choices.find(({ types }) => types.includes(type))
  if (!choice) {
    const kind = isReturn ? 'with return' : 'without return'
    throw new Error(
      `Order ${order_id} has status ${refundable.status}, which allows no refund ${kind}`,
    )
  }
  const item_ids = refundableItems(refundable).map(({ id }) => id)
  return call(shopper, requestRefund, {
    order_id,
    item_ids,
    type,
    product_status: choice.product_status,
    amount: amount ?? mostFor(refundable, item_ids),
    reason,
    explanation,
    evidence: [await shopper.upload('refund')],
  })
}
