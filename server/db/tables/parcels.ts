import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { Texts } from './catalogue'
import { at, id } from './columns'
import { orderItems, orders } from './orders'

/** The parcels of an order, numbered from 1. */
export const parcels = pgTable(
  'parcels',
  {
    orderId: id()
      .notNull()
      .references(() => orders.id),
    number: integer().notNull().default(1),
    carrier: text().notNull(),
    trackingNo: text('tracking_no').notNull(),
    createdAt: at().notNull().defaultNow(),
    /** Null also for a parcel of an earlier version, whose order has the time. */
    deliveredAt: at(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    index('parcels_tracking_no').on(table.trackingNo),
  ],
)

/** What is in a parcel; without rows, everything of the order that was not refunded before shipment. */
export const parcelItems = pgTable(
  'parcel_items',
  {
    orderId: id().notNull(),
    parcelNumber: integer('parcel_number').notNull(),
    orderItemId: id()
      .notNull()
      .references(() => orderItems.id),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.parcelNumber, table.orderItemId] }),
    foreignKey({
      columns: [table.orderId, table.parcelNumber],
      foreignColumns: [parcels.orderId, parcels.number],
    }),
    check('parcel_items_quantity', sql`quantity > 0`),
  ],
)

export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: id().notNull(),
    parcelNumber: integer('parcel_number').notNull().default(1),
    texts: jsonb().$type<Texts<string>>().notNull(),
    place: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('parcel_events_order').on(table.orderId, table.id),
    foreignKey({
      columns: [table.orderId, table.parcelNumber],
      foreignColumns: [parcels.orderId, parcels.number],
    }),
  ],
)
