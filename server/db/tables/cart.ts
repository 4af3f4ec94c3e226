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
    /** The price when the shopper last saw it in the cart, to show a price change. */
    seenPrice: cents().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skuId] }),
    index('cart_lines_latest').on(table.userId, table.createdAt),
    check('cart_lines_quantity', sql`quantity between 1 and 999`),
  ],
)
