import type { z } from 'zod'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import { wrongAmountFor } from '@/contracts/refund-terms'
import type {
  Refund,
  Refundable,
  getRefund,
  requestRefund,
  shipRefund,
} from '@/contracts/schemas/refunds'
import type { Queryable, Transaction } from '@/server/db/connection'
import { inTransaction, violatedIndexOf } from '@/server/db/transaction'
import { newPublicNo } from '@/server/domain/public-numbers'
import { refundableOf, type Remainder } from '@/server/domain/refund-amounts'
import { refundChoices, type RefundMove } from '@/server/domain/refund-moves'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import type { Ctx } from '@/server/http/context'
import * as orders from '@/server/repositories/orders'
import * as parcels from '@/server/repositories/parcels'
import * as refunds from '@/server/repositories/refunds'
import { record } from '@/server/services/operations/audit'
import { notify } from '@/server/services/notices/notify'
import { withIdempotency } from '@/server/services/operations/with-idempotency'
import { describeItem } from '@/server/services/orders/orders'
import { describeRefund } from './view'
import * as uploads from '@/server/services/uploads/uploads'

type RequestInput = z.output<(typeof requestRefund)['body']>
type FindInput = z.output<(typeof getRefund)['query']>
type ShipInput = z.output<(typeof shipRefund)['body']>
type PresentOrder = NonNullable<Awaited<ReturnType<typeof refunds.findOrder>>>

const { waitingDelivery, drawBacking, afterSale } = ORDER_STATUS
const IN_REFUND: number[] = [drawBacking, afterSale]

/** What can be refunded now; the form offers exactly this. */
export async function refundable(ctx: Ctx, orderId: number): Promise<Refundable> {
  const order = await refunds.findOrder(ctx.db, ctx.shopperId, orderId)
  if (!order) throw new DomainError('NOT_FOUND')
  const items = await orders.itemsOf(ctx.db, [orderId])
  const left = await refundableOfOrder(ctx.db, order, items)
  return {
    order_id: orderId,
    order_no: order.orderNo,
    status: order.status as OrderStatus,
    open_id: await refunds.findOpenId(ctx.db, orderId),
    items: items.map((item, index) => ({
      ...describeItem(item, ctx.locale),
      most: left.items[index]!.most,
    })),
    freight: left.freight,
    choices: choicesOf(order),
  }
}

const choicesOf = ({ status, deliveredAt }: PresentOrder) =>
  refundChoices(status as OrderStatus, deliveredAt !== null)

async function refundableOfOrder(
  db: Queryable,
  order: PresentOrder,
  items: orders.OrderItemRow[],
): Promise<Remainder> {
  const settled = await refunds.settledOf(db, order.id)
  const isShipped = order.shippedAt !== null || (await parcels.isAnySent(db, order.id))
  return refundableOf({ ...order, isShipped }, items, settled)
}

/**
 * Creates a refund request. Locks the order first, so that only one of concurrent requests succeeds; the unique
 * index of open requests also ensures it.
 */
export async function request(ctx: Ctx, input: RequestInput): Promise<Refund> {
  return withIdempotency(ctx, 'order/refund', input, async (tx) => {
    const order = await refunds.findOrder(tx, ctx.shopperId, input.order_id, { isLocked: true })
    if (!order) throw new DomainError('NOT_FOUND')
    if (IN_REFUND.includes(order.status)) throw new DomainError('REFUND_ALREADY_ASKED')
    const itemIds = [...new Set(input.item_ids)].sort((a, b) => a - b)
    await refuseImpossible(tx, order, { ...input, item_ids: itemIds })
    await uploads.claim(tx, ctx.shopperId, input.evidence, 'refund')
    const move = order.status === waitingDelivery ? 'askRefund' : 'askAfterSale'
    if (!(await orders.move(tx, ctx.shopperId, order.id, move)))
      throw new DomainError('ORDER_NOT_REFUNDABLE')
    const row = await addOnce(tx, ctx, { ...input, item_ids: itemIds })
    await refunds.markItems(tx, row.id, row.status)
    await record(tx, ctx, { event: 'refund-asked', refId: row.id })
    await notifyOfRefund(tx, row, 'refund asked')
    return describeRefund({ ...ctx, db: tx }, row)
  })
}

/** Refuses choices that the order's status does not allow, and impossible amounts. */
async function refuseImpossible(tx: Transaction, order: PresentOrder, input: RequestInput) {
  const choices = choicesOf(order)
  if (choices.length === 0) throw new DomainError('ORDER_NOT_REFUNDABLE')
  const items = await orders.itemsOf(tx, [order.id])
  const known = new Set(items.map((item) => item.id))
  const wrong: Record<string, string> = {}
  if (!input.item_ids.every((id) => known.has(id))) wrong.item_ids = 'fields.refundItems'
  else {
    const left = await refundableOfOrder(tx, order, items)
    const wrongAmount = wrongAmountFor(left, input.item_ids, input.amount)
    if (wrongAmount) wrong.amount = wrongAmount
  }
  const choice = choices.find((row) => row.product_status === input.product_status)
  if (!choice) wrong.product_status = 'fields.productStatusImpossible'
  else if (!choice.types.includes(input.type)) wrong.type = 'fields.refundTypeImpossible'
  if (Object.keys(wrong).length > 0) throw new InvalidInput(wrong)
}

async function addOnce(tx: Transaction, ctx: Ctx, input: RequestInput) {
  try {
    return await refunds.add(
      tx,
      {
        sn: `R${newPublicNo()}`,
        orderId: input.order_id,
        userId: ctx.shopperId,
        type: input.type,
        productStatus: input.product_status,
        amount: input.amount,
        reason: input.reason,
        explanation: input.explanation,
        evidence: input.evidence,
      },
      input.item_ids,
    )
  } catch (error) {
    if (violatedIndexOf(error) === 'refunds_one_open') throw new DomainError('REFUND_ALREADY_ASKED')
    throw error
  }
}

export async function get(ctx: Ctx, { id, order_id: orderId }: FindInput): Promise<Refund> {
  if (id === undefined && orderId === undefined) throw new InvalidInput({ id: 'fields.required' })
  const row =
    id === undefined
      ? await refunds.findLatest(ctx.db, ctx.shopperId, orderId!)
      : await refunds.find(ctx.db, ctx.shopperId, id)
  if (!row || (orderId !== undefined && row.orderId !== orderId)) throw new DomainError('NOT_FOUND')
  return describeRefund(ctx, row)
}

/** The order returns to its earlier status and can be refunded again. */
export async function withdraw(ctx: Ctx, id: number): Promise<Refund> {
  await inTransaction(ctx.db, async (tx) => {
    const row = await moveOwn(tx, ctx, id, 'withdraw')
    await orders.move(tx, ctx.shopperId, row.orderId, 'endRefund')
    await record(tx, ctx, { event: 'refund-withdrawn', refId: row.id })
    await notifyOfRefund(tx, row, 'refund withdrawn')
  })
  return get(ctx, { id })
}

export async function sendBack(ctx: Ctx, input: ShipInput): Promise<Refund> {
  await inTransaction(ctx.db, async (tx) => {
    const parcel = { carrier: input.carrier, trackingNo: input.tracking_no }
    const row = await moveOwn(tx, ctx, input.id, 'sendBack', parcel)
    await notifyOfRefund(tx, row, 'refund sent back')
  })
  return get(ctx, { id: input.id })
}

/** Locks the order, then updates the request. */
async function moveOwn(
  tx: Transaction,
  ctx: Ctx,
  id: number,
  name: RefundMove,
  filled: { carrier?: string; trackingNo?: string } = {},
) {
  const known = await refunds.find(tx, ctx.shopperId, id)
  if (!known) throw new DomainError('NOT_FOUND')
  await refunds.findOrder(tx, ctx.shopperId, known.orderId, { isLocked: true })
  const row = await refunds.move(tx, id, name, filled)
  if (!row) throw new DomainError('REFUND_NOT_OPEN')
  return row
}

function notifyOfRefund(tx: Transaction, row: refunds.RefundRow, detail: string) {
  return notify(tx, [{ userId: row.userId, kind: 'order', refId: row.orderId, detail }])
}
