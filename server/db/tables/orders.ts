import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Address } from '@/contracts/schemas/addresses'
import { users } from './accounts'
import { at, cents, id } from './columns'
import { promoUses } from './promos'
import { products, shops, skus, type Texts } from './catalogue'

export const orders = pgTable(
  'orders',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderNo: text('order_no').notNull(),
    userId: id()
      .notNull()
      .references(() => users.id),
    shopId: id()
      .notNull()
      .references(() => shops.id),
    status: smallint().notNull().default(0),
    subtotal: cents().notNull(),
    freight: cents().notNull(),
    discount: cents().notNull(),
    total: cents().notNull(),
    /** In cents; a part of the total besides goods, freight and discount when its kind is `added`. */
    tax: cents().notNull().default(0),
    taxKind: text('tax_kind').$type<'included' | 'added'>(),
    taxBasisPoints: integer('tax_basis_points').notNull().default(0),
    promoCode: text('promo_code'),
    remark: text().notNull().default(''),
    /** A copy of the address at the time of the order. */
    address: jsonb().$type<Address>().notNull(),
    createdAt: at().notNull().defaultNow(),
    payBefore: at().notNull(),
    paidAt: at(),
    shippedAt: at(),
    deliveredAt: at(),
    receivedAt: at(),
    completedAt: at(),
    cancelledAt: at(),
    /** The status before a refund request, restored when the request ends without a full refund. */
    statusBefore: smallint('status_before'),
    /** Refunded so far, in cents. */
    refunded: cents().notNull().default(0),
    promoUseId: id().references(() => promoUses.id),
    /** Order number and names in lower case; the orders of one shopper are few enough for a scan. */
    searchText: text('search_text').notNull().default(''),
  },
  (table) => [
    uniqueIndex('orders_no').on(table.orderNo),
    index('orders_user_latest').on(table.userId, table.id),
    index('orders_user_status_latest').on(table.userId, table.status, table.id),
    /** Lists of the administration read each status, and each shop, from its own part of the index. */
    index('orders_status_created').on(table.status, table.createdAt, table.id),
    index('orders_shop_created').on(table.shopId, table.status, table.createdAt, table.id),
    index('orders_unpaid')
      .on(table.payBefore)
      .where(sql`status = 0`),
    index('orders_to_ship')
      .on(table.paidAt)
      .where(sql`status = 1`),
    index('orders_to_confirm')
      .on(table.deliveredAt)
      .where(sql`status = 2`),
    index('orders_to_complete')
      .on(table.receivedAt)
      .where(sql`status = 3`),
    index('orders_under_way')
      .on(table.id)
      .where(sql`shipped_at is not null and delivered_at is null and received_at is null`),
    index('orders_promo_use').on(table.promoUseId),
    check('orders_refunded', sql`refunded >= 0 and refunded <= total`),
    check(
      'orders_total',
      sql`total = subtotal + freight - discount + case when tax_kind = 'added' then tax else 0 end and total >= 0`,
    ),
    check(
      'orders_tax',
      sql`tax >= 0 and tax_basis_points >= 0 and coalesce(tax_kind in ('included', 'added'), tax = 0)`,
    ),
  ],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    productId: id()
      .notNull()
      .references(() => products.id),
    skuId: id()
      .notNull()
      .references(() => skus.id),
    /** Name and selected values at the time of the order. */
    texts: jsonb().$type<Texts<{ name: string; values: string[] }>>().notNull(),
    image: text().notNull(),
    price: cents().notNull(),
    quantity: integer().notNull(),
    refundStatus: smallint('refund_status'),
    isReviewed: boolean('is_reviewed').notNull().default(false),
    /** Refunded before shipment: the units that are in no parcel returned to stock and are not shipped. */
    isRestocked: boolean('is_restocked').notNull().default(false),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    /** The verifier compares the stock of a few SKUs with their items. */
    index('order_items_sku').on(table.skuId),
    check('order_items_quantity', sql`quantity > 0`),
  ],
)
