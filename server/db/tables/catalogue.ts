import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Locale } from '@/contracts/languages'
import { users } from './accounts'
import { at, id, version, writtenLocales } from './columns'

export type Texts<T> = Record<Locale, T>
export interface ProductTexts {
  name: string
  description: string
  options: { name: string; values: string[] }[]
}

/** Descending indexes use nullsFirst(), because `order by … desc` can use only such an index. */

export const categories = pgTable('categories', {
  id: integer().primaryKey(),
  key: text().notNull().unique(),
  icon: text().notNull(),
  texts: jsonb().$type<Texts<string>>().notNull(),
  writtenLocales: writtenLocales(),
  /** For staff and imports; the storefront shows one level. */
  parentId: integer('parent_id'),
  position: integer().notNull().default(0),
  version: version(),
})

export const banners = pgTable('banners', {
  id: integer().primaryKey(),
  texts: jsonb().$type<Texts<string>>().notNull(),
  image: text().notNull(),
  /** A path of the storefront. */
  link: text().notNull(),
  writtenLocales: writtenLocales(),
  position: integer().notNull().default(0),
  isShown: boolean('is_shown').notNull().default(true),
  startsAt: at(),
  endsAt: at(),
  version: version(),
})

export const shops = pgTable(
  'shops',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    texts: jsonb().$type<Texts<{ name: string; description: string }>>().notNull(),
    logo: text().notNull(),
    banner: text().notNull(),
    categoryIds: integer('category_ids').array().notNull(),
    /** Up to three pictures of its products, for lists. */
    pictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    sales: integer().notNull().default(0),
    fans: integer().notNull().default(0),
    /** Products that are or were on sale. */
    productCount: integer('product_count').notNull().default(0),
    /** Number of counted reviews, number with 4 or 5 stars, and that share in per cent. */
    ratedCount: integer('rated_count').notNull().default(0),
    favorableCount: integer('favorable_count').notNull().default(0),
    favorableRate: smallint('favorable_rate').notNull().default(100),
    openedAt: at().notNull(),
    changedAt: at().notNull().defaultNow(),
    /** Identifies the shop in imports and exports. */
    handle: text(),
    writtenLocales: writtenLocales(),
    /** False hides the shop and its products. */
    isOpen: boolean('is_open').notNull().default(true),
    /** Where shoppers send returned goods, as one text of several lines. Empty if customer service tells it. */
    returnAddress: text('return_address').notNull().default(''),
    version: version(),
  },
  (table) => [
    uniqueIndex('shops_handle').on(table.handle),
    index('shops_hot').on(table.sales.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('shops_new').on(table.openedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('shops_rating').on(table.favorableRate.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const products = pgTable(
  'products',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    shopId: id()
      .notNull()
      .references(() => shops.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    texts: jsonb().$type<Texts<ProductTexts>>().notNull(),
    images: text().array().notNull(),
    /** The lowest price of its SKUs, updated with them. */
    price: bigint({ mode: 'number' }).notNull(),
    originalPrice: bigint('original_price', { mode: 'number' }),
    sales: integer().notNull().default(0),
    ratingSum: integer('rating_sum').notNull().default(0),
    reviewCount: integer('review_count').notNull().default(0),
    isOnSale: boolean('is_on_sale').notNull().default(true),
    /** Off sale only because its shop is closed: it is on sale again when the shop opens. */
    isPaused: boolean('is_paused').notNull().default(false),
    /** It was never on sale, so shoppers know nothing of it. Set by triggers. */
    isDraft: boolean('is_draft').notNull().default(false),
    listedAt: at().notNull(),
    changedAt: at().notNull().defaultNow(),
    /** Identifies the product in imports and exports. */
    handle: text(),
    writtenLocales: writtenLocales(),
    /** Alternative texts, by the place of the image; null where the name of the product is used. */
    imageAlts: jsonb('image_alts').$type<(Partial<Texts<string>> | null)[]>(),
    version: version(),
  },
  (table) => [
    uniqueIndex('products_handle').on(table.handle),
    index('products_hot')
      .on(table.sales.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index('products_new')
      .on(table.listedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index('products_price')
      .on(table.price.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index('products_rating')
      .on(
        sql`(case when review_count = 0 then 0 else rating_sum::float8 / review_count end) desc`,
        table.id.desc().nullsFirst(),
      )
      .where(sql`is_on_sale`),
    index('products_shop_hot')
      .on(table.shopId, table.sales.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    index('products_category_hot')
      .on(table.categoryId, table.sales.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`is_on_sale`),
    // For the administration, whose lists have all products, latest first.
    index('products_shop').on(table.shopId, table.id),
    index('products_off_sale')
      .on(table.id)
      .where(sql`not is_on_sale`),
    index('products_shop_off_sale')
      .on(table.shopId, table.id)
      .where(sql`not is_on_sale`),
  ],
)

export const skus = pgTable(
  'skus',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: id()
      .notNull()
      .references(() => products.id),
    /** One index per product option, into that option's values. */
    valueIndexes: smallint('value_indexes').array().notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    stock: integer().notNull(),
    /** Units reserved or sold by orders that are not cancelled; always updated together with the stock. */
    taken: bigint({ mode: 'number' }).notNull().default(0),
    image: text(),
    /** The company's own number; identifies the SKU in imports and exports. */
    code: text(),
    barcode: text(),
    weightGrams: integer('weight_grams'),
    /** No longer sold; the row stays for its orders. */
    isRetired: boolean('is_retired').notNull().default(false),
  },
  (table) => [
    uniqueIndex('skus_code').on(table.code),
    index('skus_product').on(table.productId),
    check('skus_not_oversold', sql`stock >= 0`),
  ],
)

/**
 * By its script: shoppers write in other languages than their storefront's, so that one is no proof.
 * An index on this expression answers both the list and the number in a language.
 */
export const reviewLanguage = sql<Locale>`(case when octet_length(content) = length(content) then 'en'
  when content ~ '[\\u0E00-\\u0E7F]' then 'th'
  when content ~ '[\\u3041-\\u30FA]' then 'ja'
  when content ~ '[\\uAC00-\\uD7A3]' then 'ko'
  when content ~ '[\\u4E00-\\u9FFF]' then 'zh-CN' else 'en' end)`

export const reviews = pgTable(
  'reviews',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    productId: id()
      .notNull()
      .references(() => products.id),
    skuId: id().references(() => skus.id),
    userId: id().references(() => users.id),
    /** The bought item; null for demo reviews. A unique index allows one review per item. */
    orderItemId: id(),
    author: text().notNull(),
    productRating: smallint('product_rating').notNull(),
    serviceRating: smallint('service_rating').notNull(),
    shippingRating: smallint('shipping_rating').notNull(),
    content: text().notNull(),
    pictures: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('reviews_once').on(table.orderItemId),
    index('reviews_product_latest').on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_language_latest').on(
      table.productId,
      reviewLanguage,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ],
)
