import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Texts } from './catalogue'
import { at, id } from './columns'
import { orders } from './orders'

/** One parcel per order. */
export const parcels = pgTable('parcels', {
  orderId: id()
    .primaryKey()
    .references(() => orders.id),
  carrier: text().notNull(),
  trackingNo: text('tracking_no').notNull(),
  createdAt: at().notNull().defaultNow(),
})

export const parcelEvents = pgTable(
  'parcel_events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: id()
      .notNull()
      .references(() => parcels.orderId),
    texts: jsonb().$type<Texts<string>>().notNull(),
    place: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [index('parcel_events_order').on(table.orderId, table.id)],
)
