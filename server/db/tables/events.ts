import { sql } from 'drizzle-orm'
import { bigserial, index, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, id } from './columns'

/** What happened to a shopper's things, in commit order of the row that caused it; the source of live events. */
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
    /** The writing transaction, so that a reader can tell what may still be committed before it. */
    xid: id()
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('events_user').on(table.userId, table.id),
    index('events_latest').on(table.createdAt),
    /** Where live streams read on: from the oldest transaction that may still have been open. */
    index('events_from_transaction').on(table.xid),
  ],
)
