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
 * The search document of each product on sale: lexemes and the columns for filters and sort orders.
 * Triggers on products and SKUs update the columns; the backend indexes the texts of stale rows. No
 * index contains the filter columns, so that a sale or a price change can be a HOT update and does
 * not rewrite the index entries of `words`.
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
    /** Whether the product is in the popular tier. */
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

/** One row: the minimum sales of the popular tier. */
export const searchPopularTier = pgTable('search_popular_tier', {
  id: smallint().primaryKey(),
  leastSales: integer().notNull(),
  /** The tier is complete from these sales on. Higher than `leastSales` while the bound moves. */
  completeFrom: integer().notNull(),
})

/**
 * Price-ordered term index: the cheapest and the most expensive products of each frequent word in
 * names. Entries can be stale after a change of the name or the price, so readers check the
 * product.
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

/**
 * The bounds of the two lists of a word: up to `low` and from `high` on, the index contains all
 * products of the word.
 */
export const searchTermPriceBounds = pgTable('search_term_price_bounds', {
  lexeme: text().primaryKey(),
  low: bigint({ mode: 'number' }).notNull(),
  lowId: id().notNull(),
  high: bigint({ mode: 'number' }).notNull(),
  highId: id().notNull(),
  /** False until the lists are filled. */
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

/** All words of the catalogue, for completion and correction. The counts are approximate. */
export const searchWords = pgTable(
  'search_words',
  {
    word: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    /**
     * The numbers of products with the word in the name and in the description, and of shops with
     * it in either.
     */
    names: integer().notNull().default(0),
    mentions: integer().notNull().default(0),
    shops: integer().notNull().default(0),
    /** The word and its deletions of one character. */
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
    /** The folded words, which are equal for different spellings of a search. */
    key: text().notNull(),
    phrase: text().notNull(),
    /** log2 of a score with a half-life of two weeks: see server/domain/search/popularity-score. */
    heat: doublePrecision().notNull(),
    visitors: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.key] }),
    index('popular_searches_hot').on(table.locale, table.heat.desc().nullsFirst()),
  ],
)

/** Votes per visitor and week: a visitor counts once a week for a phrase. */
export const searchVotes = pgTable(
  'search_votes',
  {
    /** The Monday of the week. */
    week: date({ mode: 'string' }).notNull(),
    /** A keyed hash of the shopper or the network, from which neither can be recovered. */
    visitor: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.week, table.visitor, table.locale, table.key] })],
)
