import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { skus } from './catalogue'
import { at, cents, id } from './columns'

export const cartLines = pgTable(
  'cart_lines',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    skuId: id()
      .notNull()
      .references(() => skus.id),
    quantity: integer().notNull(),
    isSelected: boolean('is_selected').notNull().default(true),
    /** What it cost when the shopper last saw it in the cart, to say that it has changed. */
    seenPrice: cents().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skuId] }),
    index('cart_lines_latest').on(table.userId, table.createdAt),
    check('cart_lines_quantity', sql`quantity between 1 and 999`),
  ],
)
