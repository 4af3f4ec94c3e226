import type { z } from 'zod'
import type { listReviews, Review, ReviewSummary } from '@/contracts/schemas/reviews'
import { readPage, type PageAfter } from '@/server/domain/cursor'
import { meanRating } from '@/server/domain/mean-rating'
import type { Visit } from '@/server/http/context'
import * as reviews from '@/server/repositories/reviews'

type ListInput = z.output<(typeof listReviews)['query']>
type Row = Awaited<ReturnType<typeof reviews.list>>[number]

export async function list(visit: Visit, input: ListInput) {
  const filter = {
    productId: input.product_id,
    rating: input.rating,
    hasPictures: input.with_pictures,
    language: input.own_language ? visit.locale : undefined,
  }
  // A signed-in shopper may look for their own new review, so they read the primary.
  const db = visit.shopperId === undefined ? visit.catalogue : visit.db
  const [{ rows, next_cursor }, counts, ownCount] = await Promise.all([
    readPage(
      visit.config,
      'reviews',
      input,
      (page: PageAfter<{ at: string; id: number }>) => reviews.list(db, filter, page),
      ({ review }) => ({ at: review.createdAt.toISOString(), id: review.id }),
    ),
    reviews.countByRating(db, input.product_id),
    reviews.countInLanguage(db, input.product_id, visit.locale),
  ])
  return {
    list: rows.map((row) => describe(row, visit)),
    next_cursor,
    summary: summarise(counts, ownCount),
  }
}

function describe({ review, language, texts, valueIndexes, avatar }: Row, visit: Visit): Review {
  const { options } = texts[visit.locale]
  return {
    id: review.id,
    product_id: review.productId,
    author: review.author,
    avatar,
    product_rating: review.productRating,
    service_rating: review.serviceRating,
    shipping_rating: review.shippingRating,
    content: review.content,
    language,
    pictures: review.pictures,
    values: (valueIndexes ?? []).map((value, index) => options[index]?.values[value] ?? ''),
    created_at: review.createdAt.toISOString(),
  }
}

/** The mean, rounded to one decimal; 0 without reviews. */
function summarise(counts: { rating: number; count: number }[], ownCount: number): ReviewSummary {
  const byRating = [1, 2, 3, 4, 5].map(
    (stars) => counts.find((row) => row.rating === stars)?.count ?? 0,
  )
  const count = byRating.reduce((sum, number) => sum + number, 0)
  const points = byRating.reduce((sum, number, index) => sum + number * (index + 1), 0)
  return {
    count,
    average: meanRating(points, count),
    by_rating: byRating,
    own_language: ownCount,
  }
}
