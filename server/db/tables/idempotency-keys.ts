import { bigserial, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, id } from './columns'

/** One row per idempotency key: the first response, repeated for the same body (/api/docs, conventions). */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    route: text().notNull(),
    key: text().notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('idempotency_keys_once').on(table.userId, table.route, table.key),
    index('idempotency_keys_age').on(table.createdAt),
  ],
)
