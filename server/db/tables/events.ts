import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, id } from './columns'

/** Events of a shopper's orders, wallet and account; the source of the live stream. */
export const events = pgTable(
  'events',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    kind: text().notNull(),
    refId: id().notNull(),
    detail: text().notNull(),
    /** The writing transaction, so that a reader can tell which earlier events may still be uncommitted. */
    xid: id()
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('events_user').on(table.userId, table.id),
    index('events_latest').on(table.createdAt),
    /** Live streams read from the oldest transaction that may still have been open. */
    index('events_from_transaction').on(table.xid),
  ],
)
