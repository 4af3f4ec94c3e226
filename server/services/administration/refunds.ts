import type { z } from 'zod'
import { getAdminRefundPicture } from '@/contracts/admin-refunds'
import type {
  AdminRefund,
  decideAdminRefund,
  listAdminRefunds,
} from '@/contracts/schemas/admin-refunds'
import type { PictureQuery } from '@/contracts/schemas/evidence'
import type { ProductStatus, RefundStatus, RefundType } from '@/contracts/schemas/refunds'
import type { AuditedEvent } from '@/contracts/audited-events'
import { DomainError } from '@/server/domain/domain-error'
import { shopsWithin } from '@/server/domain/shop-scope'
import type { StaffCtx } from '@/server/http/context'
import * as adminRefunds from '@/server/repositories/admin-refunds'
import * as orders from '@/server/repositories/orders'
import * as refunds from '@/server/repositories/refunds'
import { describeItem } from '@/server/services/orders/orders'
import * as refundAudit from '@/server/services/refunds/audit'
import { reasonWords } from '@/server/services/refunds/view'
import { describeShopper, recordsOf } from './audit-records'
import { describeEvidence, fileOf } from './evidence'
import { pageOf } from './pages'

type ListInput = z.output<(typeof listAdminRefunds)['query']>
type DecideInput = z.output<(typeof decideAdminRefund)['body']>
type Found = NonNullable<Awaited<ReturnType<typeof adminRefunds.find>>>

export const REFUND_EVENTS: AuditedEvent[] = [
  'refund-asked',
  'refund-withdrawn',
  'refund-agreed',
  'refund-settled',
  'refund-refused',
]

export async function list(ctx: StaffCtx, input: ListInput) {
  const filter = {
    shopIds: shopsWithin(ctx.scope, input.shop_id),
    status: input.status,
    type: input.type,
    isSentBack: input.sent_back,
    onlyUserId: input.user_id,
    from: input.created_from === undefined ? undefined : new Date(input.created_from),
    to: input.created_to === undefined ? undefined : new Date(input.created_to),
  }
  const { rows, next_cursor } = await pageOf(
    ctx,
    'admin-refunds',
    input,
    (page) => adminRefunds.list(ctx.db, filter, page),
    ({ refund }) => refund,
  )
  return { list: rows.map((row) => describeRow(ctx, row)), next_cursor }
}

async function findWithin({ db, scope }: StaffCtx, id: number): Promise<Found> {
  const found = await adminRefunds.find(db, scope, id)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

const iso = (at: Date | null) => at?.toISOString() ?? null

export async function get(ctx: StaffCtx, id: number): Promise<z.input<typeof AdminRefund>> {
  const found = await findWithin(ctx, id)
  const { refund, order } = found
  const [items, itemIds, history] = await Promise.all([
    orders.itemsOf(ctx.db, [order.id]),
    refunds.itemIdsOf(ctx.db, id),
    recordsOf(ctx.db, REFUND_EVENTS, id),
  ])
  return {
    ...describeRow(ctx, found),
    product_status: refund.productStatus as ProductStatus,
    items: items
      .filter((item) => itemIds.includes(item.id))
      .map((item) => describeItem(item, ctx.locale)),
    explanation: refund.explanation,
    evidence: describeEvidence(getAdminRefundPicture.path, id, refund.evidence),
    refuse_reason: refund.refuseReason,
    carrier: refund.carrier,
    order_total: order.total,
    order_refunded: order.refunded,
    agreed_at: iso(refund.agreedAt),
    sent_at: iso(refund.sentAt),
    settled_at: iso(refund.settledAt),
    ended_at: iso(refund.endedAt),
    history,
  }
}

export async function decide(ctx: StaffCtx, input: DecideInput) {
  await findWithin(ctx, input.id)
  await refundAudit.audit(ctx, input)
  return get(ctx, input.id)
}

export async function pictureFile(ctx: StaffCtx, input: PictureQuery): Promise<string> {
  const { refund } = await findWithin(ctx, input.id)
  return fileOf(ctx, refund.evidence, input)
}

function describeRow(ctx: StaffCtx, { refund, order, shop, shopper }: Found) {
  return {
    id: refund.id,
    order: { id: order.id, order_no: order.orderNo },
    shop: { id: shop.id, name: shop.texts[ctx.locale].name },
    shopper: describeShopper(shopper),
    type: refund.type as RefundType,
    status: refund.status as RefundStatus,
    amount: refund.amount,
    reason: reasonWords(ctx.locale, refund.reason),
    tracking_no: refund.trackingNo,
    created_at: refund.createdAt.toISOString(),
  }
}
