import { z } from 'zod'
import { MAX_EVIDENCE } from '@/contracts/upload-limits'
import { Cents, Id, QueryId, Timestamp, text, line } from './fields'
import { OrderItem, OrderStatus } from './orders'

export const RefundStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
])
export type RefundStatus = z.infer<typeof RefundStatus>

export const RefundType = z.union([z.literal(1), z.literal(2)], { error: 'fields.refundType' })
export type RefundType = z.infer<typeof RefundType>

export const ProductStatus = z.union([z.literal(0), z.literal(1)], {
  error: 'fields.productStatus',
})
export type ProductStatus = z.infer<typeof ProductStatus>

/** The actions that a shopper may take now. */
export const RefundAction = z.enum(['withdraw', 'sendBack'])
export type RefundAction = z.infer<typeof RefundAction>

export const Refund = z.object({
  id: Id,
  order_id: Id,
  /** The order number. */
  sn: z.string(),
  items: z.array(OrderItem),
  type: RefundType,
  product_status: ProductStatus,
  amount: Cents,
  reason: z.string(),
  explanation: z.string(),
  /** URLs of pictures that only the shopper and operators can open. */
  evidence: z.array(z.string()),
  status: RefundStatus,
  refuse_reason: z.string().nullable(),
  /** Where the goods go back to, in lines; null unless they can be sent back now and the shop has stated it. */
  return_address: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking_no: z.string().nullable(),
  created_at: Timestamp,
  agreed_at: Timestamp.nullable(),
  sent_at: Timestamp.nullable(),
  settled_at: Timestamp.nullable(),
  /** When it was rejected or withdrawn. */
  ended_at: Timestamp.nullable(),
  actions: z.array(RefundAction),
})
export type Refund = z.infer<typeof Refund>

/** What can be requested now. */
export const Refundable = z.object({
  order_id: Id,
  order_no: z.string(),
  status: OrderStatus,
  /** The open request, if there is one; then nothing else can be requested. */
  open_id: Id.nullable(),
  /** `most`: the refundable rest of each item, in cents. */
  items: z.array(OrderItem.extend({ most: Cents })),
  /** Refunded when every refundable item is selected; 0 after shipment. */
  freight: Cents,
  /** The most likely one last. Empty when the order's status allows no refund. */
  choices: z.array(z.object({ product_status: ProductStatus, types: z.array(RefundType) })),
})
export type Refundable = z.infer<typeof Refundable>

export const getRefundable = {
  query: z.object({ order_id: QueryId }),
  data: Refundable,
}

export const listRefundReasons = {
  data: z.array(
    z.object({ key: z.string(), text: z.string(), product_status: z.array(ProductStatus) }),
  ),
}

export const requestRefund = {
  body: z.strictObject({
    order_id: Id,
    item_ids: z
      .array(Id, { error: 'fields.refundItems' })
      .min(1, 'fields.refundItems')
      .max(100, 'fields.refundItems'),
    type: RefundType,
    product_status: ProductStatus,
    amount: Cents.positive('fields.amount'),
    reason: line(100, 'fields.refundReason'),
    explanation: text(500, 'fields.explanation'),
    evidence: z
      .array(Id, { error: 'fields.proof' })
      .min(1, 'fields.proof')
      .max(MAX_EVIDENCE, 'fields.proofMost'),
  }),
  data: Refund,
}

export const getRefund = {
  query: z.object({ id: QueryId.optional(), order_id: QueryId.optional() }),
  data: Refund,
}

export const cancelRefund = {
  body: z.strictObject({ id: Id }),
  data: Refund,
}

export const shipRefund = {
  body: z.strictObject({
    id: Id,
    carrier: line(60, 'fields.carrier'),
    tracking_no: line(60, 'fields.trackingNo'),
  }),
  data: Refund,
}
