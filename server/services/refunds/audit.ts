import type { z } from 'zod'
import type { decideAdminRefund } from '@/contracts/schemas/admin-refunds'
import type { RefundStatus, RefundType } from '@/contracts/schemas/refunds'
import type { Transaction } from '@/server/db/connection'
import { inTransaction } from '@/server/db/transaction'
import { refundTransfer } from '@/server/domain/ledger'
import { isFullyRefunded, remainderOf } from '@/server/domain/refund-amounts'
import { unsentOf } from '@/server/domain/packing'
import { canMoveRefund } from '@/server/domain/refund-moves'
import { InvalidInput, DomainError } from '@/server/domain/domain-error'
import { keptItems, reviewableItems } from '@/server/domain/reviewable'
import type { Services, StaffCtx, Visit } from '@/server/http/context'
import * as ledger from '@/server/repositories/ledger'
import * as orders from '@/server/repositories/orders'
import * as promos from '@/server/repositories/promos'
import * as refunds from '@/server/repositories/refunds'
import { recordDecision } from '@/server/services/operations/audit'
import { notify } from '@/server/services/notices/notify'
import { restock } from '@/server/services/orders/order-release'
import { completeShipment, packingOf } from '@/server/services/orders/packing'
import { countSales } from '@/server/services/catalogue/sales'
import { recheckMinimum } from '@/server/services/orders/promo-minimum'
import { reasonWords } from './view'

type AuditInput = z.output<(typeof decideAdminRefund)['body']>
type LockedOrder = NonNullable<Awaited<ReturnType<typeof refunds.lockOrderForSystem>>>

const OUTCOMES = {
  agree: { code: 'refundAgreed', detail: 'refund agreed', event: 'refund-agreed' },
  settle: { code: 'refundSettled', detail: 'refund settled', event: 'refund-settled' },
  refuse: { code: 'refundRefused', detail: 'refund refused', event: 'refund-refused' },
} as const

/** Open requests, oldest first, for the operators' queue. */
export async function waiting({ db, locale }: Visit) {
  const rows = await refunds.listWaiting(db)
  return rows.map(({ refund, email, orderNo }) => ({
    id: refund.id,
    order_no: orderNo,
    email,
    amount: refund.amount,
    type: refund.type as RefundType,
    status: refund.status as RefundStatus,
    reason: reasonWords(locale, refund.reason),
    tracking_no: refund.trackingNo,
    created_at: refund.createdAt.toISOString(),
  }))
}

/** Decides a request. Of concurrent decisions, one succeeds and the others get 409. */
export async function audit(by: Services | Visit | StaffCtx, input: AuditInput) {
  if (input.action === 'refuse' && !input.reason)
    throw new InvalidInput({ reason: 'fields.required' })
  return inTransaction(by.db, async (tx) => {
    const known = await refunds.findForSystem(tx, input.id)
    if (!known) throw new DomainError('NOT_FOUND')
    await promos.lockUsesOf(tx, [known.orderId])
    const order = await refunds.lockOrderForSystem(tx, known.orderId)
    const before = await refunds.findForSystem(tx, input.id)
    const refuseReason = input.action === 'refuse' ? (input.reason ?? null) : null
    const row = await refunds.move(tx, input.id, input.action, { refuseReason })
    if (!row) throw await reasonNotToMove(tx, input)
    if (before?.status !== (input.expected_status ?? before?.status))
      throw new DomainError('CHANGED_MEANWHILE')
    const completed = input.action === 'settle' ? await creditRefund(tx, order!, row) : undefined
    if (input.action === 'refuse') await orders.moveForSystem(tx, row.orderId, 'endRefund')
    await recordDecision(tx, by, {
      event: OUTCOMES[input.action].event,
      userId: row.userId,
      refId: row.id,
    })
    await notifyOfAudit(tx, order!, row, input.action)
    // Last, because it locks rows that other orders of the products need.
    if (completed) await countSales(tx, completed)
    return { id: row.id, status: row.status as RefundStatus, amount: row.amount }
  })
}

async function reasonNotToMove(tx: Transaction, { id, action }: AuditInput): Promise<DomainError> {
  const present = await refunds.findForSystem(tx, id)
  const couldOnceSent = present && canMoveRefund({ ...present, isSent: true }, action)
  return new DomainError(couldOnceSent ? 'RETURN_NOT_SENT' : 'REFUND_NOT_OPEN')
}

/**
 * Credits the refund and ends the order when everything is refunded. Before shipment, fully refunded items
 * return the stock of the units that are in no parcel; partially refunded items are still shipped. Returns the order
 * if this completed it.
 */
async function creditRefund(tx: Transaction, order: LockedOrder, row: refunds.RefundRow) {
  const items = await orders.itemsOf(tx, [order.id])
  await refunds.addToRefunded(tx, order.id, row.amount)
  const settled = await refunds.settledOf(tx, order.id)
  const isWhole = isFullyRefunded(remainderOf(order, items, settled))
  if (!(await orders.moveForSystem(tx, order.id, isWhole ? 'refundAll' : 'endRefund')))
    throw new Error(`order ${order.id} has an open refund in status ${order.status}`)
  if (order.promoUseId !== null) await recheckMinimum(tx, [order.promoUseId])
  if (order.shippedAt === null) {
    const kept = isWhole ? [] : keptItems(order, items, settled)
    const refunded = order.refunded + row.amount
    const { packed } = (await packingOf(tx, [{ ...order, refunded }])).get(order.id)!
    const returned = items.filter((item) => !kept.includes(item))
    await restock(tx, unsentOf(returned, packed))
    await completeShipment(tx, order.id)
  }
  await ledger.post(tx, [refundTransfer(row.id, row.userId, row.amount)])
  const isReviewed = reviewableItems(order, items, settled).size === 0
  // Only an order that is received moves.
  return isReviewed ? orders.moveForSystem(tx, order.id, 'review') : undefined
}

function notifyOfAudit(
  tx: Transaction,
  order: LockedOrder,
  row: refunds.RefundRow,
  action: AuditInput['action'],
) {
  const { userId } = row
  const params = { orderNo: order.orderNo, amount: row.amount, reason: row.refuseReason ?? '' }
  const { code, detail } = OUTCOMES[action]
  return notify(tx, [
    { userId, kind: 'order', refId: order.id, detail, notice: { code, params } },
    ...(action === 'settle' ? [{ userId, kind: 'wallet' as const, refId: row.id, detail }] : []),
  ])
}
