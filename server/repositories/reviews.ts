import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { products, reviewLanguage, reviews, skus } from '@/server/db/tables/catalogue'

export interface ReviewFilter {
  productId: number
  rating?: number
  hasPictures?: boolean
  language?: Locale
}

const conditions = ({ productId, rating, hasPictures, language: asked }: ReviewFilter) =>
  and(
    eq(reviews.productId, productId),
    rating === undefined ? undefined : eq(reviews.productRating, rating),
    hasPictures ? sql`cardinality(${reviews.pictures}) > 0` : undefined,
    asked === undefined ? undefined : eq(reviewLanguage, asked),
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
      language: reviewLanguage,
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

/** Number of reviews by rating. */
export function countByRating(db: Queryable, productId: number) {
  return db
    .select({ rating: reviews.productRating, count: sql<number>`count(*)::int` })
    .from(reviews)
    .where(eq(reviews.productId, productId))
    .groupBy(reviews.productRating)
}

export const countInLanguage = (db: Queryable, productId: number, language: Locale) =>
  db.$count(reviews, conditions({ productId, language }))
