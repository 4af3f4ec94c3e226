import { sql } from 'drizzle-orm'
import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { sessions, users } from './accounts'
import { at, bytes, id } from './columns'

/** The push subscription of a session's browser; deleted with the session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    sessionId: id()
      .primaryKey()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: id()
      .notNull()
      .references(() => users.id),
    endpoint: text().notNull(),
    p256dh: bytes().notNull(),
    auth: bytes().notNull(),
    /** The notices sent last, so that none is sent twice. */
    sent: bigint({ mode: 'number' })
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId),
    uniqueIndex('push_subscriptions_browser').on(table.endpoint, table.auth),
  ],
)
