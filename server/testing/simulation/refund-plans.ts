import { opsRefund } from '@/contracts/operators'
import { cancelRefund, requestRefund, shipRefund } from '@/contracts/refunds'
import { newUpload } from '@/server/testing/refunds'
import { completeOrder, completeShipment, keptOf, unpackedOf } from './completion'
import {
  calling,
  keyedPlan,
  refusal,
  type Choices,
  type Simulation,
  type Outcome,
  type Plan,
} from './plan'
import { isRefundedInFull, leftOf, mostFor, partsFor } from './amounts'
import {
  adjustStock,
  recheckMinimum,
  type ItemModel,
  type OrderModel,
  type RefundModel,
  type World,
} from './world'

interface AskBody {
  order_id: number
  item_ids: number[]
  type: number
  product_status: number
  amount: number
  evidence: number[]
}

export const canAskRefund = (order: OrderModel) =>
  [1, 2, 3].includes(order.status) &&
  mostFor(
    order,
    order.items.map(({ id }) => id),
  ) > 0

/**
 * For all or some items and all or a part of the amount; sometimes more than is refundable, or all goods without
 * their freight.
 */
export async function planAskRefund(
  simulation: Simulation,
  order: OrderModel,
  isFitting: boolean,
  [which, how, share, proof]: Choices,
): Promise<Plan> {
  const { shopper, test } = simulation
  const some = order.items.filter((_, place) => (which >> place) % 2)
  const all = order.items.map(({ id }) => id)
  const part = some.map(({ id }) => id)
  const item_ids = part.length === 0 || mostFor(order, part) === 0 ? all : part
  const { most, goods } = partsFor(order, item_ids)
  const productStatus = order.status === 1 ? 0 : order.status === 2 ? how % 2 : 1
  const product_status = isFitting || how % 8 > 1 ? productStatus : 1 - productStatus
  const type = product_status === 1 && (how >> 3) % 4 > 0 ? 2 : isFitting || how % 16 > 2 ? 1 : 2
  const partly = Math.min(Math.ceil(most / 2), goods < most ? Math.max(1, goods - 1) : most)
  const odd = isFitting ? [most] : [most + 1, goods]
  const amounts = [most, most, partly, 1, ...odd]
  const used = simulation.world.refunds.length > 0 && !isFitting && proof % 8 === 0
  const body = {
    order_id: order.id,
    item_ids,
    type,
    product_status,
    amount: Math.max(1, amounts[share % amounts.length]!),
    reason: 'other',
    explanation: 'It was not as it should be',
    evidence: [used ? lastEvidence(simulation) : await newUpload(test, shopper)],
  }
  return keyedPlan(simulation, {
    endpoint: requestRefund,
    body,
    twist: { explanation: 'In other words' },
    isWholeAnswerKept: false,
    predict: () => predictAsk(simulation, order, body),
  })
}

const lastEvidence = ({ world }: Simulation) => world.refunds.at(-1)!.evidence

function predictAsk(
  { world }: Simulation,
  order: OrderModel,
  body: AskBody,
): Pick<Plan, 'words' | 'expected' | 'apply'> {
  const { item_ids: itemIds, type, amount } = body
  return {
    words: `ask for ${amount} of order ${order.id}, type ${type}`,
    expected: outcomeOfAsking(world.refunds, order, body),
    apply: ({ id }: { id: number }) => {
      order.before = order.status
      order.status = order.status === 1 ? -2 : -4
      const [evidence] = body.evidence
      const refund = { id, order, itemIds: [...itemIds].sort((a, b) => a - b), type, amount }
      world.refunds.push({ ...refund, status: 0, isSent: false, evidence: evidence! })
      markItems(world.refunds.at(-1)!)
    },
  }
}

function outcomeOfAsking(refunds: RefundModel[], order: OrderModel, body: AskBody): Outcome {
  if (order.status === -2 || order.status === -4) return refusal('REFUND_ALREADY_ASKED')
  if (![1, 2, 3].includes(order.status)) return refusal('ORDER_NOT_REFUNDABLE')
  const fields: Record<string, string> = {}
  const { goods, most } = partsFor(order, body.item_ids)
  if (body.amount > most) fields.amount = 'fields.refundMost'
  else if (goods > 0 && goods <= body.amount && body.amount < most)
    fields.amount = 'fields.refundFreight'
  const statuses = { 1: [0], 2: [0, 1], 3: [1] }[order.status]!
  if (!statuses.includes(body.product_status))
    fields.product_status = 'fields.productStatusImpossible'
  else if (body.type === 2 && body.product_status === 0) fields.type = 'fields.refundTypeImpossible'
  if (Object.keys(fields).length > 0) return { fields }
  const isUsed = refunds.some(({ evidence }) => evidence === body.evidence[0])
  return isUsed ? { fields: { evidence: 'fields.upload' } } : 'done'
}

function markItems({ order, itemIds, status }: RefundModel): void {
  for (const item of order.items) if (itemIds.includes(item.id)) item.refund = status
}

const isOpen = ({ status }: RefundModel) => status === 0 || status === 1

/** Restores the earlier status of the order. */
function end(refund: RefundModel, status: number): void {
  refund.status = status
  markItems(refund)
  refund.order.status = refund.order.before!
  refund.order.before = null
}

export const canWithdrawRefund = isOpen

export function planWithdrawRefund(simulation: Simulation, refund: RefundModel): Plan {
  return {
    words: `withdraw refund ${refund.id}`,
    expected: isOpen(refund) ? 'done' : refusal('REFUND_NOT_OPEN'),
    call: calling(simulation, cancelRefund, { id: refund.id }),
    apply: () => end(refund, 4),
    isTransaction: true,
  }
}

export const canSendBack = ({ type, status }: RefundModel) => type === 2 && status === 1

export function planSendBack(simulation: Simulation, refund: RefundModel): Plan {
  const body = { id: refund.id, carrier: 'Thai Post', tracking_no: 'TH 1' }
  return {
    words: `send back for refund ${refund.id}`,
    expected: canSendBack(refund) ? 'done' : refusal('REFUND_NOT_OPEN'),
    call: calling(simulation, shipRefund, body),
    apply: () => void (refund.isSent = true),
    isTransaction: true,
  }
}

const AUDITS = ['agree', 'settle', 'refuse'] as const
type Audit = (typeof AUDITS)[number]

function canAudit({ type, status, isSent }: RefundModel, action: Audit): boolean {
  if (action === 'agree') return type === 2 && status === 0
  if (action === 'refuse') return status === 0 || (type === 2 && status === 1)
  return type === 1 ? status === 0 : status === 1 && isSent
}

export const canAuditRefund = isOpen

export function planAuditRefund(
  simulation: Simulation,
  refund: RefundModel,
  isFitting: boolean,
  [which, reason]: Choices,
): Plan {
  const possible = AUDITS.filter((action) => canAudit(refund, action))
  const among = isFitting && possible.length > 0 ? possible : AUDITS
  const action = among[which % among.length]!
  const hasReason = action === 'refuse' && (isFitting || reason % 4 > 0)
  const { type, status, isSent } = refund
  return {
    words: `${action} refund ${refund.id}`,
    expected:
      action === 'refuse' && !hasReason
        ? { fields: { reason: 'fields.required' } }
        : canAudit(refund, action)
          ? 'done'
          : refusal(
              action === 'settle' && type === 2 && status === 1 && !isSent
                ? 'RETURN_NOT_SENT'
                : 'REFUND_NOT_OPEN',
            ),
    call: calling(simulation, opsRefund, {
      id: refund.id,
      action,
      ...(hasReason ? { reason: 'No' } : {}),
    }),
    apply: () => {
      if (action === 'agree') refund.status = 1
      if (action === 'agree') markItems(refund)
      if (action === 'refuse') end(refund, 3)
      if (action === 'settle') settle(simulation, refund)
    },
    isTransaction: true,
  }
}

/**
 * The order ends when all its items are refunded. Of items that are refunded in full before shipment, what is in no
 * parcel is restocked.
 */
function settle({ world }: Simulation, refund: RefundModel): void {
  const { order, itemIds, amount } = refund
  world.available += amount
  order.refunded += amount
  order.settled.push({ itemIds, amount })
  end(refund, 2)
  const isWhole = isRefundedInFull(leftOf(order))
  if (!order.isShipped) restock(world, order, isWhole ? [] : keptOf(order))
  if (isWhole) Object.assign(order, { before: order.status, status: -3 })
  completeShipment(order)
  if (order.use) recheckMinimum(world, order.use)
  const isReviewed = keptOf(order).every((item) => item.isReviewed)
  if (order.status === 3 && isReviewed) completeOrder(world, order)
}

function restock(world: World, order: OrderModel, kept: ItemModel[]): void {
  const returned = order.items.filter(
    (item) => !item.isRestocked && !kept.includes(item) && unpackedOf(item) > 0,
  )
  const unpacked = returned.map((item) => ({ ...item, quantity: unpackedOf(item) }))
  adjustStock(world, unpacked, 1)
  for (const item of returned) item.isRestocked = true
}
