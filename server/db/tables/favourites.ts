import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { products, shops } from './catalogue'
import { at, id } from './columns'

export const favourites = pgTable(
  'favourites',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    productId: id()
      .notNull()
      .references(() => products.id),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('favourites_latest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.productId.desc().nullsFirst(),
    ),
  ],
)

export const follows = pgTable(
  'follows',
  {
    userId: id()
      .notNull()
      .references(() => users.id),
    shopId: id()
      .notNull()
      .references(() => shops.id),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.shopId] }),
    index('follows_latest').on(
      table.userId,
      table.createdAt.desc().nullsFirst(),
      table.shopId.desc().nullsFirst(),
    ),
  ],
)
