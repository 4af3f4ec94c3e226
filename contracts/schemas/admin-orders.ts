import { z } from 'zod'
import { MAX_SHIPMENTS } from '@/contracts/limits'
import { Address } from './addresses'
import { Person, ShopperCard } from './audit-records'
import { Instant } from './bill'
import {
  Cents,
  Id,
  line,
  listOf,
  optionalLine,
  paging,
  QueryFlag,
  QueryId,
  Timestamp,
} from './fields'
import { ParcelItems, ParcelNumber, TrackingText } from './operators'
import { OrderStatus, Parcel, QueryOrderStatus, Tax } from './orders'
import { RefundStatus, RefundType } from './refunds'

const AdminOrderRow = z.object({
  id: Id,
  order_no: z.string(),
  status: OrderStatus,
  shop: z.object({ id: Id, name: z.string() }),
  shopper: ShopperCard,
  addressee: z.string(),
  quantity: z.int(),
  total: Cents,
  /** Refunded so far. */
  refunded: Cents,
  created_at: Timestamp,
  paid_at: Timestamp.nullable(),
  shipped_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
})

const AdminOrderItem = z.object({
  id: Id,
  product_id: Id,
  sku_id: Id,
  /** The company's own number of the SKU. */
  sku_code: z.string().nullable(),
  name: z.string(),
  values: z.array(z.string()),
  image: z.string(),
  price: Cents,
  quantity: z.int(),
  /** The status of the latest refund request for it. */
  refund_status: RefundStatus.nullable(),
  /** In a parcel so far. */
  packed: z.int(),
  /**
   * Still to be sent: 0 for an item that was refunded before shipment, and while the order may not be shipped, for
   * example unpaid or with a refund request that waits.
   */
  to_send: z.int(),
  /** Refunded before shipment: what is in no parcel is returned to stock and must be left out of further parcels. */
  leave_out: z.boolean(),
})

const HistoryEntry = z.object({
  /** A state of the order, or an event of the audit trail. */
  event: z.string(),
  at: Timestamp,
  /** Null for a time of the order that the audit trail does not name a person for. */
  by: Person.nullable(),
  refund_id: Id.nullable(),
  /** For `parcel-moved`: what was done with which parcel. */
  action: z.enum(['ship', 'track', 'deliver']).nullable(),
  parcel: z.int().nullable(),
})

export const AdminOrder = AdminOrderRow.extend({
  items: z.array(AdminOrderItem),
  address: Address,
  remark: z.string(),
  subtotal: Cents,
  freight: Cents,
  discount: Cents,
  tax: Tax.nullable(),
  promo_code: z.string().nullable(),
  pay_before: Timestamp,
  received_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
  cancelled_at: Timestamp.nullable(),
  /** Oldest first. */
  history: z.array(HistoryEntry),
  parcels: z.array(Parcel),
  refunds: z.array(
    z.object({
      id: Id,
      type: RefundType,
      status: RefundStatus,
      amount: Cents,
      item_ids: z.array(Id),
      created_at: Timestamp,
    }),
  ),
})

export const listAdminOrders = {
  query: z.object({
    ...paging,
    search: line(254).optional(),
    sort: z.enum(['latest', 'oldest'], { error: 'fields.invalid' }).optional(),
    status: QueryOrderStatus.optional(),
    /** Only orders that wait for shipment. */
    to_ship: QueryFlag.optional(),
    shop_id: QueryId.optional(),
    user_id: QueryId.optional(),
    created_from: Instant.optional(),
    created_to: Instant.optional(),
    paid_from: Instant.optional(),
    paid_to: Instant.optional(),
  }),
  data: listOf(AdminOrderRow),
}

export const getAdminOrder = { query: z.object({ id: QueryId }), data: AdminOrder }

const Shipment = z.strictObject({
  id: Id,
  carrier: line(60),
  tracking_no: line(60),
  items: ParcelItems.optional(),
})

export const shipAdminOrders = {
  body: z.strictObject({
    orders: z.array(Shipment).min(1, 'fields.required').max(MAX_SHIPMENTS, 'fields.tooLong'),
  }),
  data: z.object({
    /** In the order of the input. */
    list: z.array(
      z.object({
        id: Id,
        is_done: z.boolean(),
        /** The state after the call; null for an order that was not shipped. */
        status: OrderStatus.nullable(),
        parcel: z.int().nullable(),
        /** Why it was not shipped. */
        error: z.object({ code: z.int(), reason: z.string(), msg: z.string() }).nullable(),
      }),
    ),
  }),
}

const moved = { id: Id, parcel: ParcelNumber.optional(), place: optionalLine(100).default('') }

export const trackAdminParcel = {
  body: z.strictObject({ ...moved, text: TrackingText }),
  data: AdminOrder,
}

export const deliverAdminParcel = { body: z.strictObject(moved), data: AdminOrder }
