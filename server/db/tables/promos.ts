import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './accounts'
import { at, cents, id, version } from './columns'

export const promos = pgTable(
  'promos',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    /** Upper case; compared case-insensitively. */
    code: text().notNull(),
    kind: text().$type<'percent' | 'amount'>().notNull(),
    /** Whole per cent, or cents. */
    value: integer().notNull(),
    /** The minimum of the items of all shops together, without freight, in cents. */
    minimum: cents().notNull().default(0),
    /** The maximum discount of a percentage, in cents. */
    cap: cents(),
    startsAt: at().notNull().defaultNow(),
    expiresAt: at(),
    perShopper: integer('per_shopper').notNull().default(1),
    version: version(),
  },
  (table) => [
    uniqueIndex('promos_code').on(table.code),
    check('promos_kind', sql`kind in ('percent', 'amount')`),
    check('promos_value', sql`value > 0 and (kind <> 'percent' or value <= 100)`),
  ],
)

/** How many uses each shopper has; a conditional update of this row enforces the limit. */
export const promoShoppers = pgTable(
  'promo_shoppers',
  {
    promoId: id()
      .notNull()
      .references(() => promos.id),
    userId: id()
      .notNull()
      .references(() => users.id),
    used: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.promoId, table.userId] }),
    check('promo_shoppers_used', sql`used >= 0`),
  ],
)

/** One use covers the orders created together; it is released when all of them are cancelled. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    promoId: id()
      .notNull()
      .references(() => promos.id),
    userId: id()
      .notNull()
      .references(() => users.id),
    /** The minimum of the code when it was used; null in older rows, for which the present minimum counts. */
    minimum: cents(),
    createdAt: at().notNull().defaultNow(),
    releasedAt: at(),
  },
  (table) => [index('promo_uses_shopper').on(table.userId, table.promoId)],
)
