import { z } from 'zod'
import { AuditRecord, ShopperCard } from './audit-records'
import { Instant } from './bill'
import { Evidence, PictureQuery } from './evidence'
import { Cents, Id, listOf, paging, QueryFlag, QueryId, text, Timestamp } from './fields'
import { OrderItem } from './orders'
import { ProductStatus, RefundStatus, RefundType } from './refunds'

const AdminRefundRow = z.object({
  id: Id,
  order: z.object({ id: Id, order_no: z.string() }),
  shop: z.object({ id: Id, name: z.string() }),
  shopper: ShopperCard,
  type: RefundType,
  status: RefundStatus,
  amount: Cents,
  reason: z.string(),
  /** Of the returned goods; null until the shopper sent them. */
  tracking_no: z.string().nullable(),
  created_at: Timestamp,
})

export const AdminRefund = AdminRefundRow.extend({
  product_status: ProductStatus,
  items: z.array(OrderItem),
  explanation: z.string(),
  evidence: z.array(Evidence),
  refuse_reason: z.string().nullable(),
  carrier: z.string().nullable(),
  order_total: Cents,
  /** Refunded of the order so far. */
  order_refunded: Cents,
  agreed_at: Timestamp.nullable(),
  /** When the shopper entered the return parcel. */
  sent_at: Timestamp.nullable(),
  settled_at: Timestamp.nullable(),
  /** When it was rejected or withdrawn. */
  ended_at: Timestamp.nullable(),
  /** Oldest first. */
  history: z.array(AuditRecord),
})

const QueryDigit = z.union(
  [z.int(), z.string().regex(/^\d$/, 'fields.invalid').transform(Number)],
  {
    error: 'fields.invalid',
  },
)

export const listAdminRefunds = {
  query: z.object({
    ...paging,
    sort: z.enum(['latest', 'oldest'], { error: 'fields.invalid' }).optional(),
    status: QueryDigit.pipe(RefundStatus).optional(),
    type: QueryDigit.pipe(RefundType).optional(),
    /** Only approved requests whose goods are on their way back. */
    sent_back: QueryFlag.optional(),
    shop_id: QueryId.optional(),
    user_id: QueryId.optional(),
    created_from: Instant.optional(),
    created_to: Instant.optional(),
  }),
  data: listOf(AdminRefundRow),
}

export const getAdminRefund = { query: z.object({ id: QueryId }), data: AdminRefund }

export const getAdminRefundPicture = { query: PictureQuery, data: z.null() }

export const decideAdminRefund = {
  body: z.strictObject({
    id: Id,
    action: z.enum(['agree', 'settle', 'refuse'], { error: 'fields.invalid' }),
    expected_status: RefundStatus.optional(),
    reason: text(200).optional(),
  }),
  data: AdminRefund,
}
