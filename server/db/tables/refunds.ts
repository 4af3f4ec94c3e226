import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, cents, id } from './columns'
import { orderItems, orders } from './orders'

export const refunds = pgTable(
  'refunds',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    sn: text().notNull(),
    orderId: id()
      .notNull()
      .references(() => orders.id),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** Copied from the order by a trigger, so that the list of a shop has an index. */
    shopId: id(),
    /** 1 without return, 2 with return. */
    type: smallint().notNull(),
    /** 0 not received, 1 received. */
    productStatus: smallint('product_status').notNull(),
    amount: cents().notNull(),
    reason: text().notNull(),
    explanation: text().notNull(),
    /** Ids of uploads. */
    evidence: id().array().notNull(),
    /** 0 requested, 1 approved, waiting for the return, 2 settled, 3 rejected, 4 withdrawn. */
    status: smallint().notNull().default(0),
    refuseReason: text('refuse_reason'),
    carrier: text(),
    trackingNo: text('tracking_no'),
    createdAt: at().notNull().defaultNow(),
    agreedAt: at(),
    /** When the shopper entered the return parcel. */
    sentAt: at(),
    settledAt: at(),
    /** When it was rejected or withdrawn. */
    endedAt: at(),
  },
  (table) => [
    uniqueIndex('refunds_sn').on(table.sn),
    /** Rejects a second request while one is open. */
    uniqueIndex('refunds_one_open')
      .on(table.orderId)
      .where(sql`status in (0, 1)`),
    index('refunds_order').on(table.orderId),
    index('refunds_user_latest').on(table.userId, table.id),
    index('refunds_status_created').on(table.status, table.createdAt, table.id),
    index('refunds_shop_created').on(table.shopId, table.status, table.createdAt, table.id),
    index('refunds_waiting')
      .on(table.createdAt)
      .where(sql`status in (0, 1)`),
    index('refunds_sent_back')
      .on(table.createdAt, table.id)
      .where(sql`status = 1 and sent_at is not null`),
    check('refunds_amount', sql`amount > 0`),
  ],
)

export const refundItems = pgTable(
  'refund_items',
  {
    refundId: id()
      .notNull()
      .references(() => refunds.id),
    orderItemId: id()
      .notNull()
      .references(() => orderItems.id),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.orderItemId] }),
    index('refund_items_item').on(table.orderItemId),
  ],
)
