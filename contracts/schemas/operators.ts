import { z } from 'zod'
import { MAX_STOCK } from '@/contracts/catalogue-limits'
import { MAX_CART_LINES } from '@/contracts/limits'
import { Address } from './addresses'
import { Price } from './admin-fields'
import { Cents, Id, Timestamp, text, line, optionalLine } from './fields'
import { Logistics, OrderStatus } from './orders'
import { RefundStatus, RefundType } from './refunds'
import { Txid } from './wallet'

const ItemToShip = z.object({
  /** For the items of a parcel. */
  item_id: Id.optional(),
  sku_id: Id,
  name: z.string(),
  values: z.array(z.string()),
  quantity: z.int(),
})

export const opsQueue = {
  data: z.object({
    recharges: z.array(
      z.object({
        id: Id,
        user_id: Id,
        email: z.string(),
        amount: Cents,
        method: z.string(),
        network: z.string().nullable(),
        txid: z.string().nullable(),
        evidence: z.array(z.string()),
        created_at: Timestamp,
      }),
    ),
    withdrawals: z.array(
      z.object({
        id: Id,
        user_id: Id,
        email: z.string(),
        amount: Cents,
        service_charge: Cents,
        actual_arrival: Cents,
        bank_name: z.string(),
        bank_card_no: z.string(),
        holder: z.string(),
        created_at: Timestamp,
      }),
    ),
    refunds: z.array(
      z.object({
        id: Id,
        order_no: z.string(),
        email: z.string(),
        amount: Cents,
        type: RefundType,
        status: RefundStatus,
        reason: z.string(),
        tracking_no: z.string().nullable(),
        created_at: Timestamp,
      }),
    ),
    orders_to_ship: z.array(
      z.object({
        id: Id,
        order_no: z.string(),
        total: Cents,
        paid_at: Timestamp,
        address: Address.optional(),
        remark: z.string().optional(),
        /** The items to pack: without those that are in a parcel already. */
        items: z.array(ItemToShip),
        /** Refunded before shipment and in no parcel: not to be sent. */
        leave_out: z.array(ItemToShip),
      }),
    ),
    parcels_under_way: z.array(
      z.object({
        id: Id,
        order_no: z.string(),
        carrier: z.string(),
        tracking_no: z.string(),
        /** The number of the parcel in its order. */
        parcel: z.int().optional(),
        shipped_at: Timestamp,
      }),
    ),
  }),
}

export const opsRecharge = {
  body: z.strictObject({
    id: Id,
    action: z.enum(['pass', 'refuse']),
    reason: text(200).optional(),
    txid: Txid.optional(),
  }),
  data: z.object({ id: Id, status: z.int(), amount: Cents }),
}

export const opsExtract = {
  body: z.strictObject({
    id: Id,
    action: z.enum(['pass', 'refuse']),
    reason: text(200).optional(),
  }),
  data: z.object({ id: Id, status: z.int(), amount: Cents, actual_arrival: Cents }),
}

export const opsRefund = {
  body: z.strictObject({
    id: Id,
    action: z.enum(['agree', 'settle', 'refuse']),
    reason: text(200).optional(),
  }),
  data: z.object({ id: Id, status: RefundStatus, amount: Cents }),
}

/** One text for all languages, or one per language. */
export const TrackingText = z.union([
  text(200),
  z.strictObject({
    en: text(200),
    'zh-CN': text(200),
    ja: text(200),
    ko: text(200),
    th: text(200),
  }),
])

/** What a parcel contains; an item may be in several parcels. */
export const ParcelItems = z
  .array(
    z.strictObject({
      item_id: Id,
      quantity: z.int({ error: 'fields.invalid' }).positive('fields.invalid'),
    }),
  )
  .min(1, 'fields.required')
  .max(MAX_CART_LINES, 'fields.tooLong')
export const ParcelNumber = z
  .int({ error: 'fields.invalid' })
  .positive('fields.invalid')
  .max(1000, 'fields.invalid')

/** `parcel` is the number of the parcel in its order; without it, the first one that is not delivered. */
export const opsOrder = {
  body: z.discriminatedUnion('action', [
    z.strictObject({
      id: Id,
      action: z.literal('ship'),
      carrier: line(60),
      tracking_no: line(60),
      /** Without them, everything that is left to send. */
      items: ParcelItems.optional(),
    }),
    z.strictObject({
      id: Id,
      action: z.literal('track'),
      text: TrackingText,
      place: optionalLine(100).default(''),
      parcel: ParcelNumber.optional(),
    }),
    z.strictObject({
      id: Id,
      action: z.literal('deliver'),
      place: optionalLine(100).default(''),
      parcel: ParcelNumber.optional(),
    }),
  ]),
  /** The parcel that was moved. */
  data: z.object({ id: Id, status: OrderStatus, parcel: z.int().optional(), logistics: Logistics }),
}

export const opsProduct = {
  body: z.strictObject({
    id: Id,
    price: Price.optional(),
    stock: z.int().min(0).max(MAX_STOCK).optional(),
    name: line(200).optional(),
    on_sale: z.boolean().optional(),
  }),
  data: z.object({ id: Id }),
}

export const opsChanges = {
  body: z.strictObject({
    /** `until` of an earlier response; without it, the changes of the last minute. */
    since: z
      .string()
      .max(100_000)
      .regex(/^\d{1,18}:\d{1,18}:(?:\d{1,18}(?:,\d{1,18})*)?$/)
      .optional(),
  }),
  data: z.object({
    list: z.array(z.object({ tag: z.string() })),
    /** The snapshot of the database that this response reflects. */
    until: z.string(),
    /** The log position that a replica must have reached to show these changes. */
    position: z.string().optional(),
  }),
}

export const getHealth = {
  data: z.object({
    ok: z.boolean(),
    database: z.boolean(),
    /** Ledger violations were found: calls that move money return 503 until an operator resumes transfers. */
    money_paused: z.boolean(),
    version: z.string(),
  }),
}
