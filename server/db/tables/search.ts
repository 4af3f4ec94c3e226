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
  smallint,
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
    /** Whether it belongs to the popular tier. */
    isPopular: boolean().notNull().default(false),
  },
  (table) => [
    index('product_search_words').using('gin', table.words).with({ fastupdate: false }),
    index('product_search_popular_words')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`is_popular`),
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

/** One row: the sales from which a product belongs to the popular tier. */
export const searchPopularTier = pgTable('search_popular_tier', {
  id: smallint().primaryKey(),
  leastSales: integer().notNull(),
  /** From these sales on the tier is complete: higher than the bound while the bound moves. */
  completeFrom: integer().notNull(),
})

/**
 * Price-ordered term index: the cheapest and the most expensive products of each frequent word of names. A product
 * that lost the word or the price may stay for a while: readers check the product.
 */
export const searchTermPrices = pgTable(
  'search_term_prices',
  {
    lexeme: text().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    productId: id().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lexeme, table.price, table.productId] })],
)

/** The price and product up to which, and from which on, the index has all products of a word. */
export const searchTermPriceBounds = pgTable('search_term_price_bounds', {
  lexeme: text().primaryKey(),
  low: bigint({ mode: 'number' }).notNull(),
  lowId: id().notNull(),
  high: bigint({ mode: 'number' }).notNull(),
  highId: id().notNull(),
  /** False while the lists are filled. */
  isComplete: boolean().notNull().default(false),
})

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
