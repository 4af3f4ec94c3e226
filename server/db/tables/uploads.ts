import { sql } from 'drizzle-orm'
import { bigserial, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, id } from './columns'

/** A stored picture: re-encoded, without metadata, under a random name. */
export const uploads = pgTable(
  'uploads',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Null for pictures of the catalogue. */
    userId: id().references(() => users.id),
    /** Who uploaded a picture of the catalogue; null for a machine. */
    staffId: id(),
    purpose: text().$type<'evidence' | 'refund' | 'review' | 'avatar' | 'catalogue'>().notNull(),
    name: text().notNull(),
    /** Zero, like the height, until the picture is processed. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** The stored size; before processing, the announced size. */
    bytes: integer().notNull(),
    createdAt: at().notNull().defaultNow(),
    /** When another row first referred to it; unused uploads are deleted. */
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
