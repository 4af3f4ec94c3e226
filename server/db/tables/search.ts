import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Locale } from '@/contracts/languages'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const id = () => bigint({ mode: 'number' })

/**
 * What products on sale are found, filtered and ordered by. Triggers on products and SKUs keep the columns;
 * the backend analyses the texts of stale rows. No index has the
 * filtered columns, so that a sale or a new price does not write `words` anew.
 */
export const productSearch = pgTable(
  'product_search',
  {
    productId: id().primaryKey(),
    categoryId: integer().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    sales: integer().notNull(),
    rating: doublePrecision().notNull(),
    listedAt: timestamp({ withTimezone: true, precision: 3, mode: 'date' }).notNull(),
    isInStock: boolean().notNull(),
    /** Lexemes of the texts and of the shop: see server/domain/search/lexemes. */
    words: tsvector().notNull().default(''),
    isStale: boolean().notNull().default(true),
  },
  (table) => [
    index('product_search_words').using('gin', table.words).with({ fastupdate: false }),
    index('product_search_stale')
      .on(table.productId)
      .where(sql`is_stale`),
    // A random sample of a 64th of the products, for estimates.
    index('product_search_sample')
      .on(table.productId)
      .where(sql`sample_hash(product_id) = 0`),
    index('product_search_sample_words')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`sample_hash(product_id) = 0`),
  ],
)

export const shopSearch = pgTable(
  'shop_search',
  {
    shopId: id().primaryKey(),
    words: tsvector().notNull().default(''),
    isStale: boolean().notNull().default(true),
  },
  (table) => [
    index('shop_search_words').using('gin', table.words).with({ fastupdate: false }),
    index('shop_search_stale')
      .on(table.shopId)
      .where(sql`is_stale`),
  ],
)

/** Every word there is, for completing and correcting what is typed. The counts are close, not exact. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /** How many products have it in their names, in their descriptions, and how many shops in either. */
    names: integer().notNull().default(0),
    mentions: integer().notNull().default(0),
    shops: integer().notNull().default(0),
    /** The word and what is left of it without any one letter. */
    variants: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.locale] }),
    index('search_words_variants').using('gin', table.variants).with({ fastupdate: false }),
  ],
)

export const popularSearches = pgTable(
  'popular_searches',
  {
    locale: text().$type<Locale>().notNull(),
    /** The folded words, so that one search written in two ways counts as one. */
    key: text().notNull(),
    phrase: text().notNull(),
    /** log2 of a count that halves every two weeks, as if counted at one fixed time. */
    heat: doublePrecision().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.key] }),
    index('popular_searches_hot').on(table.locale, table.heat.desc().nullsFirst()),
  ],
)

/** Who has searched for what in which week: one visitor counts once a week for a phrase. */
export const searchVotes = pgTable(
  'search_votes',
  {
    /** Its Monday. */
    week: date({ mode: 'string' }).notNull(),
    /** A keyed hash of the shopper or the network: nobody can be read from it. */
    visitor: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.visitor, table.locale, table.key] })],
)
