import type { DataOf } from '@/contracts/endpoint'
import type { Locale } from '@/contracts/languages'
import type { listRefundReasons } from '@/contracts/refunds'
import type { ProductStatus, Refund, RefundStatus, RefundType } from '@/contracts/schemas/refunds'
import { isRefundReason, REFUND_REASONS, type RefundReason } from '@/server/domain/refund-reasons'
import { refundActionsOf } from '@/server/domain/refund-moves'
import type { Ctx } from '@/server/http/context'
import { translator } from '@/server/http/words'
import * as orders from '@/server/repositories/orders'
import * as refunds from '@/server/repositories/refunds'
import { describeItem } from '@/server/services/orders/orders'
import { addressesOf } from '@/server/services/uploads/uploads'

export async function describeRefund(ctx: Ctx, row: refunds.RefundRow): Promise<Refund> {
  const actions = refundActionsOf({ ...row, isSent: row.trackingNo !== null })
  const [order, items, itemIds, evidence, returnAddress] = await Promise.all([
    refunds.findOrder(ctx.db, row.userId, row.orderId),
    orders.itemsOf(ctx.db, [row.orderId]),
    refunds.itemIdsOf(ctx.db, row.id),
    addressesOf(ctx.db, row.evidence),
    actions.includes('sendBack') ? refunds.returnAddressOf(ctx.db, row.orderId) : null,
  ])
  return {
    id: row.id,
    order_id: row.orderId,
    sn: order!.orderNo,
    items: items
      .filter((item) => itemIds.includes(item.id))
      .map((item) => describeItem(item, ctx.locale)),
    type: row.type as RefundType,
    product_status: row.productStatus as ProductStatus,
    amount: row.amount,
    reason: reasonWords(ctx.locale, row.reason),
    explanation: row.explanation,
    evidence,
    status: row.status as RefundStatus,
    refuse_reason: row.refuseReason,
    return_address: returnAddress,
    carrier: row.carrier,
    tracking_no: row.trackingNo,
    created_at: row.createdAt.toISOString(),
    agreed_at: row.agreedAt?.toISOString() ?? null,
    sent_at: row.sentAt?.toISOString() ?? null,
    settled_at: row.settledAt?.toISOString() ?? null,
    ended_at: row.endedAt?.toISOString() ?? null,
    actions,
  }
}

/** A listed reason in the reader's language, or the shopper's own text. */
export function reasonWords(locale: Locale, reason: string): string {
  return isRefundReason(reason) ? translator(locale)(`refundReasons.${reason}`) : reason
}

export function listReasons(locale: Locale): DataOf<typeof listRefundReasons> {
  return (Object.keys(REFUND_REASONS) as RefundReason[]).map((key) => ({
    key,
    text: reasonWords(locale, key),
    product_status: [...REFUND_REASONS[key]],
  }))
}
