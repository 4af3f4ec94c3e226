import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { products, reviews, skus } from '@/server/db/tables/catalogue'

export interface ReviewFilter {
  productId: number
  rating?: number
  hasPictures?: boolean
  language?: Locale
}

/**
 * By its script: shoppers write in other languages than their storefront's, so that one is no proof. ASCII comes
 * first, because the four expressions take five times as long as the rest of the count.
 */
const language = sql<Locale>`case when octet_length(${reviews.content}) = length(${reviews.content}) then 'en'
  when ${reviews.content} ~ '[\u0E00-\u0E7F]' then 'th'
  when ${reviews.content} ~ '[\u3041-\u30FA]' then 'ja'
  when ${reviews.content} ~ '[\uAC00-\uD7A3]' then 'ko'
  when ${reviews.content} ~ '[\u4E00-\u9FFF]' then 'zh-CN' else 'en' end`

const conditions = ({ productId, rating, hasPictures, language: asked }: ReviewFilter) =>
  and(
    eq(reviews.productId, productId),
    rating === undefined ? undefined : eq(reviews.productRating, rating),
    hasPictures ? sql`cardinality(${reviews.pictures}) > 0` : undefined,
    asked === undefined ? undefined : eq(language, asked),
  )

/** Latest first, with the texts of the bought SKU. */
export function list(
  db: Queryable,
  filter: ReviewFilter,
  page: { after?: { at: string; id: number }; limit: number },
) {
  const since = page.after && new Date(page.after.at)
  const isBeyond =
    since &&
    or(
      lt(reviews.createdAt, since),
      and(eq(reviews.createdAt, since), lt(reviews.id, page.after!.id)),
    )
  return db
    .select({
      review: reviews,
      texts: products.texts,
      valueIndexes: skus.valueIndexes,
      avatar: users.avatar,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .leftJoin(skus, eq(skus.id, reviews.skuId))
    .leftJoin(users, eq(users.id, reviews.userId))
    .where(and(conditions(filter), isBeyond))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(page.limit)
}

/** Number of reviews by rating, and of those in the language of the reader. */
export function countByRating(db: Queryable, productId: number, locale: Locale) {
  return db
    .select({
      rating: reviews.productRating,
      count: sql<number>`count(*)::int`,
      ownLanguage: sql<number>`(count(*) filter (where ${language} = ${locale}))::int`,
    })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.productRating)
}
