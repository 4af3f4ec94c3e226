import { z } from 'zod'
import { Address } from './addresses'
import { MAX_CART_LINES, MAX_LINE_QUANTITY, MAX_PROMO_CODE, MAX_REMARK } from '@/contracts/limits'
import { BasketItems, CartLine } from './cart'
import { Cents, Id, QueryId, Timestamp, listOf, optionalText, paging, optionalLine } from './fields'
import { ORDER_STATUS } from '@/contracts/order-status'
import { ShopCard } from './shops'

export const OrderStatus = z.union(
  Object.values(ORDER_STATUS).map((status) => z.literal(status)) as [
    z.ZodLiteral<OrderStatus>,
    ...z.ZodLiteral<OrderStatus>[],
  ],
)
export type OrderStatus = (typeof ORDER_STATUS)[keyof typeof ORDER_STATUS]

/** A status in a query string. */
export const QueryOrderStatus = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^(-[1-4]|[0-4])$/, 'fields.invalid')
        .transform(Number),
    ],
    { error: 'fields.invalid' },
  )
  .pipe(OrderStatus)

export const OrderAction = z.enum(['pay', 'cancel', 'confirm', 'refund', 'review'])
export type OrderAction = z.infer<typeof OrderAction>

export const OrderItem = z.object({
  id: Id,
  product_id: Id,
  sku_id: Id,
  name: z.string(),
  values: z.array(z.string()),
  image: z.string(),
  price: Cents,
  quantity: z.int(),
  refund_status: z.int().nullable(),
  reviewed: z.boolean(),
})
export type OrderItem = z.infer<typeof OrderItem>

export const Logistics = z.object({
  carrier: z.string(),
  tracking_no: z.string(),
  /** Latest first. */
  events: z.array(z.object({ at: Timestamp, text: z.string(), place: z.string() })),
})
export type Logistics = z.infer<typeof Logistics>

/** One of the parcels of an order. */
export const Parcel = Logistics.extend({
  /** From 1, in the order of shipment. */
  number: z.int(),
  items: z.array(z.object({ item_id: Id, quantity: z.int() })),
  shipped_at: Timestamp,
  delivered_at: Timestamp.nullable(),
})
export type Parcel = z.infer<typeof Parcel>

/** When a parcel is expected, counted from payment. */
export const Arrival = z.object({ earliest: Timestamp, latest: Timestamp })
export type Arrival = z.infer<typeof Arrival>

export const Tax = z.object({
  amount: Cents,
  /** Basis points (1/100 of a per cent) of goods and freight less the discount. */
  basis_points: z.int(),
  /** Included in the prices; otherwise added to the total. */
  included: z.boolean(),
})
export type Tax = z.infer<typeof Tax>

export const Order = z.object({
  id: Id,
  order_no: z.string(),
  status: OrderStatus,
  shop: ShopCard,
  items: z.array(
    OrderItem.extend({
      /** The buyer may review it: received, not reviewed, and not fully refunded. */
      reviewable: z.boolean(),
    }),
  ),
  quantity: z.int(),
  subtotal: Cents,
  freight: Cents,
  discount: Cents,
  /** Null without tax. */
  tax: Tax.nullable().optional(),
  total: Cents,
  promo_code: z.string().nullable(),
  remark: z.string(),
  address: Address,
  created_at: Timestamp,
  /** Unpaid orders that must be paid together with this one, because its discount depends on them. */
  pay_with: z.array(Id).optional(),
  pay_before: Timestamp.nullable(),
  paid_at: Timestamp.nullable(),
  shipped_at: Timestamp.nullable(),
  delivered_at: Timestamp.nullable(),
  received_at: Timestamp.nullable(),
  completed_at: Timestamp.nullable(),
  /** Null before payment, and when the parcel is delivered or nothing is in transit. */
  arrival: Arrival.nullable().optional(),
  /** The latest parcel. */
  logistics: Logistics.nullable(),
  parcels: z.array(Parcel).optional(),
  actions: z.array(OrderAction),
})
export type Order = z.infer<typeof Order>

export const Quote = z.object({
  groups: z.array(
    z.object({
      shop: ShopCard,
      lines: z.array(CartLine),
      subtotal: Cents,
      freight: Cents,
      discount: Cents,
      tax: Tax.nullable().optional(),
      total: Cents,
      /** Not delivered to the address; an order is refused, and the total may lack freight and tax. */
      unserved: z.boolean().optional(),
    }),
  ),
  total: Cents,
  /** Why an order to the address is refused; null when it is not. */
  unserved: z.string().nullable().optional(),
  /** If it is paid now. */
  arrival: Arrival.optional(),
  promo: z
    .object({ code: z.string(), valid: z.boolean(), reason: z.string().nullable() })
    .nullable(),
})
export type Quote = z.infer<typeof Quote>

/** The limit per SKU applies to the sum of its lines. */
const OrderedItems = BasketItems.refine((items) => {
  const bySku = new Map<number, number>()
  for (const { sku_id, quantity } of items) bySku.set(sku_id, (bySku.get(sku_id) ?? 0) + quantity)
  return [...bySku.values()].every((sum) => sum <= MAX_LINE_QUANTITY)
}, 'fields.quantityMost')

export const quoteOrder = {
  body: z.strictObject({
    items: OrderedItems,
    /** The default address when it is missing or unknown. */
    address_id: Id.optional(),
    promo_code: optionalLine(MAX_PROMO_CODE).optional(),
  }),
  data: Quote,
}

export const createOrder = {
  body: z.strictObject({
    items: OrderedItems,
    address_id: Id,
    promo_code: optionalLine(MAX_PROMO_CODE).optional(),
    /** Removes the items from the cart; false for Buy now. */
    from_cart: z.boolean({ error: 'fields.invalid' }).default(false),
    /** By the id of the shop. */
    remarks: z
      .record(z.string().regex(/^\d{1,15}$/), optionalText(MAX_REMARK))
      .refine((remarks) => Object.keys(remarks).length <= MAX_CART_LINES, 'fields.invalid')
      .default({}),
    expected_total: Cents,
  }),
  data: z.object({
    orders: z.array(z.object({ id: Id, order_no: z.string(), total: Cents })),
    total: Cents,
  }),
}

export const payOrders = {
  body: z.strictObject({
    /** A checkout creates at most one order per line, and all of them can be paid together. */
    order_ids: z.array(Id).min(1).max(MAX_CART_LINES),
    ticket: z.string().min(1).max(200),
  }),
  data: z.object({ paid: z.array(Id), balance: Cents }),
}

export const cancelOrder = {
  body: z.strictObject({ id: Id }),
  data: Order,
}

export const confirmOrder = {
  body: z.strictObject({ id: Id }),
  data: Order,
}

export const listOrders = {
  query: z.object({
    status: QueryOrderStatus.optional(),
    keyword: optionalText(100).optional(),
    ...paging,
  }),
  data: listOf(Order).extend({ counts: z.record(z.string(), z.int()) }),
}

export const getOrder = {
  query: z.object({ id: QueryId }),
  data: Order,
}

export const getLogistics = {
  query: z.object({ id: QueryId }),
  data: Logistics.extend({ parcels: z.array(Parcel).optional() }).nullable(),
}
