import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NoticeCode } from '@/server/domain/notices'
import { users } from './accounts'
import { at, id } from './columns'

/** Stored as a code with parameters; the text is rendered in the reader's language when it is read. */
export const notices = pgTable(
  'notices',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    code: text().$type<NoticeCode>().notNull(),
    params: jsonb().$type<Record<string, string | number>>().notNull().default({}),
    /** The order, recharge or withdrawal, if there is one. */
    refId: id(),
    createdAt: at().notNull().defaultNow(),
    readAt: at(),
  },
  (table) => [
    index('notices_user_latest').on(table.userId, table.id),
    index('notices_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
  ],
)
