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
 * What a product on sale is found, filtered and ordered by, kept by triggers on products and SKUs; one
 * that is off sale has no row. The words are analysed by the backend, which looks for stale rows.
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
    /** Those among the words that say what the product is: see server/domain/search/marks. */
    marks: text().array().notNull(),
    words: tsvector().notNull(),
    isStale: boolean().notNull().default(true),
    /** How many of `search_heads` it sells enough for. */
    head: smallint().notNull().default(0),
  },
  (table) => [
    index('product_search_words').using('gin', table.words).with({ fastupdate: false }),
    // The same words of a part of the catalogue: what sells best, and even parts for estimates.
    index('product_search_head_1')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`head >= 1`),
    index('product_search_head_2')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`head >= 2`),
    index('product_search_part_8')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`part_of(product_id) % 8 = 0`),
    index('product_search_part_64')
      .using('gin', table.words)
      .with({ fastupdate: false })
      .where(sql`part_of(product_id) = 0`),
    index('product_search_sample')
      .on(table.productId)
      .where(sql`part_of(product_id) = 0`),
    index('product_search_stale')
      .on(table.productId)
      .where(sql`is_stale`),
  ],
)

/** From how many sales on a product belongs to the first and the second head of the catalogue. */
export const searchHeads = pgTable('search_heads', {
  level: smallint().primaryKey(),
  leastSales: integer().notNull(),
  /** From how many on all are in it: more than the bound while the bound is being moved. */
  completeFrom: integer().notNull(),
})

/**
 * The cheapest and the dearest products of each frequent word of names, so that the first pages by price
 * need not read all of them. What has left the word or the price may stay a while: who reads looks at the product.
 */
export const searchPriceEnds = pgTable(
  'search_price_ends',
  {
    lexeme: text().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    productId: id().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lexeme, table.price, table.productId] })],
)

/** Up to which price and product, and from which on, all of a word are among its ends: many cost the same. */
export const searchPriceBounds = pgTable('search_price_bounds', {
  lexeme: text().primaryKey(),
  low: bigint({ mode: 'number' }).notNull(),
  lowId: id().notNull(),
  high: bigint({ mode: 'number' }).notNull(),
  highId: id().notNull(),
  /** Not while they are being filled. */
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
