import { opsRefund } from '@/contracts/operators'
import { ORDER_STATUS } from '@/contracts/order-status'
import { REFUND_STATUS, wrongAmountFor } from '@/contracts/refund-terms'
import {
  cancelRefund,
  getRefund,
  getRefundable,
  listRefundReasons,
  requestRefund,
  shipRefund,
} from '@/contracts/refunds'
import type { Refund as WireRefund } from '@/contracts/schemas/refunds'
import { DomainError, InvalidInput } from '@/server/domain/domain-error'
import { canMove } from '@/server/domain/order-moves'
import { isFullyRefunded, refundableOf } from '@/server/domain/refund-amounts'
import {
  canMoveRefund,
  REFUND_MOVES,
  refundActionsOf,
  refundChoices,
  type RefundMove,
} from '@/server/domain/refund-moves'
import { isRefundReason, REFUND_REASONS, type RefundReason } from '@/server/domain/refund-reasons'
import { reviewableItems } from '@/server/domain/reviewable'
import { translator } from '@/server/http/words'
import { post } from '../ledger'
import { tell } from '../live'
import { describeItem, move, paidOrder, restock, settledOf } from '../order-moves'
import { completeShipment } from '../parcels'
import { on, type Ctx, type Visit } from '../serve'
import { nextId, type Order, type Refund, type World } from '../world'
import { orderOf } from '../own-orders'
import { claim } from './uploads'

const OPEN: number[] = [REFUND_STATUS.asked, REFUND_STATUS.agreed]

const wordsOf = ({ locale }: Visit, reason: string) =>
  isRefundReason(reason) ? translator(locale)(`refundReasons.${reason}`) : reason

const stateOf = (refund: Refund) => ({ ...refund, isSent: refund.trackingNo !== null })

const leftOf = (world: World, order: Order) =>
  refundableOf(paidOrder(order), order.items, settledOf(world, order))

export function describeRefund(visit: Visit, refund: Refund): WireRefund {
  const order = visit.world.orders.find(({ id }) => id === refund.orderId)!
  const { id, type, amount, explanation, evidence, status } = refund
  const items = order.items.filter((item) => refund.itemIds.includes(item.id))
  return {
    id,
    type,
    amount,
    explanation,
    evidence,
    status,
    order_id: order.id,
    sn: order.orderNo,
    items: items.map((item) => describeItem(visit, item)),
    product_status: refund.productStatus,
    reason: wordsOf(visit, refund.reason),
    refuse_reason: refund.refuseReason,
    return_address: null,
    carrier: refund.carrier,
    tracking_no: refund.trackingNo,
    created_at: refund.createdAt.toISOString(),
    agreed_at: refund.agreedAt?.toISOString() ?? null,
    sent_at: refund.sentAt?.toISOString() ?? null,
    settled_at: refund.settledAt?.toISOString() ?? null,
    ended_at: refund.endedAt?.toISOString() ?? null,
    actions: refundActionsOf(stateOf(refund)),
  }
}

/** Moves a request by the table of server/domain and marks its items. */
function moveRefund(world: World, refund: Refund, name: RefundMove): Order {
  if (!canMoveRefund(stateOf(refund), name)) {
    const couldOnceSent = canMoveRefund({ ...refund, isSent: true }, name)
    throw new DomainError(couldOnceSent ? 'RETURN_NOT_SENT' : 'REFUND_NOT_OPEN')
  }
  refund.status = REFUND_MOVES[name].to
  const now = new Date()
  if (name === 'agree') refund.agreedAt = now
  if (name === 'sendBack') refund.sentAt = now
  if (name === 'settle') refund.settledAt = now
  if (name === 'refuse' || name === 'withdraw') refund.endedAt = now
  const order = world.orders.find(({ id }) => id === refund.orderId)!
  for (const item of order.items)
    if (refund.itemIds.includes(item.id)) item.refundStatus = refund.status
  return order
}

function refundOf({ world, shopper }: Ctx, id: number): Refund {
  const refund = world.refunds.find((one) => one.id === id && one.shopperId === shopper.id)
  if (!refund) throw new DomainError('NOT_FOUND')
  return refund
}

on(listRefundReasons, (visit) =>
  (Object.keys(REFUND_REASONS) as RefundReason[]).map((key) => ({
    key,
    text: wordsOf(visit, key),
    product_status: [...REFUND_REASONS[key]],
  })),
)

function refundable(ctx: Ctx, order: Order) {
  const left = leftOf(ctx.world, order)
  const open = ctx.world.refunds.find(
    ({ orderId, status }) => orderId === order.id && OPEN.includes(status),
  )
  return {
    order_id: order.id,
    order_no: order.orderNo,
    status: order.status,
    open_id: open?.id ?? null,
    items: order.items.map((item, index) => ({
      ...describeItem(ctx, item),
      most: left.items[index]!.most,
    })),
    freight: left.freight,
    choices: refundChoices(order.status, order.deliveredAt !== null),
  }
}

on(getRefundable, (ctx, { query }) => refundable(ctx, orderOf(ctx, query.order_id)))

on(requestRefund, (ctx, { body }) => {
  const order = orderOf(ctx, body.order_id)
  const offer = refundable(ctx, order)
  if (offer.open_id !== null) throw new DomainError('REFUND_ALREADY_ASKED')
  if (offer.choices.length === 0) throw new DomainError('ORDER_NOT_REFUNDABLE')
  const choice = offer.choices.find((one) => one.product_status === body.product_status)
  if (!choice) throw new InvalidInput({ product_status: 'fields.productStatusImpossible' })
  if (!choice.types.includes(body.type))
    throw new InvalidInput({ type: 'fields.refundTypeImpossible' })
  if (!body.item_ids.every((id) => order.items.some((item) => item.id === id)))
    throw new InvalidInput({ item_ids: 'fields.refundItems' })
  const wrongAmount = wrongAmountFor(offer, body.item_ids, body.amount)
  if (wrongAmount) throw new InvalidInput({ amount: wrongAmount })
  const evidence = claim(ctx, body.evidence, 'refund', 'evidence')
  const isUnshipped = order.status === ORDER_STATUS.waitingDelivery
  move(order, isUnshipped ? 'askRefund' : 'askAfterSale', 'ORDER_NOT_REFUNDABLE')
  const { type, amount, reason, explanation } = body
  const refund: Refund = {
    type,
    amount,
    reason,
    explanation,
    evidence,
    id: nextId(ctx.world),
    shopperId: ctx.shopper.id,
    orderId: order.id,
    itemIds: body.item_ids,
    productStatus: body.product_status,
    status: REFUND_STATUS.asked,
    refuseReason: null,
    carrier: null,
    trackingNo: null,
    createdAt: new Date(),
    agreedAt: null,
    sentAt: null,
    settledAt: null,
    endedAt: null,
  }
  ctx.world.refunds.push(refund)
  tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: order.id })
  return describeRefund(ctx, refund)
})

on(getRefund, (ctx, { query }) => {
  if (query.id === undefined && query.order_id === undefined)
    throw new InvalidInput({ id: 'fields.required' })
  const found = ctx.world.refunds.findLast(
    (one) =>
      one.shopperId === ctx.shopper.id &&
      (query.id === undefined || one.id === query.id) &&
      (query.order_id === undefined || one.orderId === query.order_id),
  )
  if (!found) throw new DomainError('NOT_FOUND')
  return describeRefund(ctx, found)
})

on(cancelRefund, (ctx, { body }) => {
  const refund = refundOf(ctx, body.id)
  const order = moveRefund(ctx.world, refund, 'withdraw')
  move(order, 'endRefund', 'REFUND_NOT_OPEN')
  tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: order.id })
  return describeRefund(ctx, refund)
})

on(shipRefund, (ctx, { body }) => {
  const refund = refundOf(ctx, body.id)
  moveRefund(ctx.world, refund, 'sendBack')
  Object.assign(refund, { carrier: body.carrier, trackingNo: body.tracking_no })
  tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: refund.orderId })
  return describeRefund(ctx, refund)
})

const NOTICE_OF = {
  agree: 'refundAgreed',
  settle: 'refundSettled',
  refuse: 'refundRefused',
} as const

on(opsRefund, ({ world, mock }, { body }) => {
  if (body.action === 'refuse' && !body.reason)
    throw new InvalidInput({ reason: 'fields.required' })
  const refund = world.refunds.find(({ id }) => id === body.id)
  if (!refund) throw new DomainError('NOT_FOUND')
  const order = moveRefund(world, refund, body.action)
  if (body.action === 'settle') {
    order.refunded += refund.amount
    const isWhole = isFullyRefunded(leftOf(world, order))
    move(order, isWhole ? 'refundAll' : 'endRefund', 'REFUND_NOT_OPEN')
    if (isWhole && !order.shippedAt && order.parcels.length === 0) restock(world, order.items)
    completeShipment(world, order)
    const open = reviewableItems(order, order.items, settledOf(world, order))
    if (open.size === 0 && canMove(order.status, 'review')) move(order, 'review', 'REFUND_NOT_OPEN')
    post(mock, refund.shopperId, 'refund', refund.amount, refund.id)
  }
  if (body.action === 'refuse') {
    refund.refuseReason = body.reason ?? null
    move(order, 'endRefund', 'REFUND_NOT_OPEN')
  }
  const { orderNo } = order
  const params = { orderNo, amount: refund.amount, reason: refund.refuseReason ?? '' }
  const notice = NOTICE_OF[body.action]
  tell(mock, refund.shopperId, { kind: 'order', id: order.id, notice, params })
  return { id: refund.id, status: refund.status, amount: refund.amount }
})
