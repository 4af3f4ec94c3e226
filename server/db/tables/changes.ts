import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Changes of public data, written by triggers in the same transaction. Web processes poll the table a few times
 * per second, because NOTIFY would serialise commits.
 */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** A cache tag: `product-42`, `shop-7` or `home`. */
    tag: text().notNull(),
    createdAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull().defaultNow(),
    /** The writing transaction: readers ask for those that an earlier snapshot did not see. */
    xid: bigint({ mode: 'number' }).default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    index('catalogue_changes_age').on(table.createdAt),
    index('catalogue_changes_from_transaction').on(table.xid),
  ],
)
