import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, id } from './columns'

/** A picture as it is kept: re-encoded, without metadata, under a name nobody can guess. */
export const uploads = pgTable(
  'uploads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    userId: id()
      .notNull()
      .references(() => users.id),
    purpose: text().$type<'evidence' | 'refund' | 'review' | 'avatar'>().notNull(),
    name: text().notNull(),
    /** Zero, as the height, while the picture has not been made. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** What is stored; what was announced while the picture has not been made. */
    bytes: integer().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** When something came to refer to it; what never is may be swept away. */
    usedAt: at(),
  },
  (table) => [
    uniqueIndex('uploads_name').on(table.name),
    index('uploads_user').on(table.userId, table.id),
    index('uploads_unused')
      .on(table.createdAt)
      .where(sql`used_at is null`),
  ],
)
