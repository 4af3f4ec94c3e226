import { bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * What the public pages show and has changed, written by triggers in the changing transaction. Web
 * processes read it a few times a second: NOTIFY would make every commit wait for the one before it.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** A cache tag: `product-42`, `shop-7` or `home`. */
    tag: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('catalogue_changes_age').on(table.createdAt)],
)
