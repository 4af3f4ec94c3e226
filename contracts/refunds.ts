import { z } from 'zod'
import { Cents, Id, Timestamp } from './fields'
import { OrderItem } from './orders'

export const REFUND_STATUS = { asked: 0, agreed: 1, settled: 2, refused: 3, withdrawn: 4 } as const
export const RefundStatus = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
])
export type RefundStatus = z.infer<typeof RefundStatus>

export const REFUND_TYPE = { moneyOnly: 1, withReturn: 2 } as const
export const RefundType = z.union([z.literal(1), z.literal(2)])
export type RefundType = z.infer<typeof RefundType>

export const Refund = z.object({
  id: Id,
  order_id: Id,
  sn: z.string(),
  items: z.array(OrderItem),
  type: RefundType,
  product_status: z.union([z.literal(0), z.literal(1)]),
  amount: Cents,
  reason: z.string(),
  explanation: z.string(),
  evidence: z.array(z.string()),
  status: RefundStatus,
  refuse_reason: z.string().nullable(),
  carrier: z.string().nullable(),
  tracking_no: z.string().nullable(),
  created_at: Timestamp,
  settled_at: Timestamp.nullable(),
})
export type Refund = z.infer<typeof Refund>
