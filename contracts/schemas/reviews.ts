import { z } from 'zod'
import { MAX_CART_LINES, MAX_REVIEW } from '@/contracts/limits'
import { MAX_REVIEW_PICTURES } from '@/contracts/upload-limits'
import { Id, QueryFlag, QueryId, Timestamp, listOf, paging, text } from './fields'

export const Review = z.object({
  id: Id,
  product_id: Id,
  author: z.string(),
  avatar: z.string().nullable(),
  product_rating: z.int(),
  service_rating: z.int(),
  shipping_rating: z.int(),
  content: z.string(),
  /** The language it is written in, if the backend knows it. */
  language: z.string().optional(),
  pictures: z.array(z.string()),
  values: z.array(z.string()),
  created_at: Timestamp,
})
export type Review = z.infer<typeof Review>

export const ReviewSummary = z.object({
  count: z.int(),
  average: z.number(),
  /** Number of reviews with one, two, … five stars. */
  by_rating: z.array(z.int()).length(5),
  /** How many are written in the language of the request. */
  own_language: z.int().optional(),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const listReviews = {
  query: z.object({
    product_id: QueryId,
    rating: z
      .union(
        [
          z.int(),
          z
            .string()
            .regex(/^[1-5]$/)
            .transform(Number),
        ],
        { error: 'fields.invalid' },
      )
      .pipe(z.int().min(1, 'fields.invalid').max(5, 'fields.invalid'))
      .optional(),
    with_pictures: QueryFlag.optional(),
    /** Only those written in the language of the request. */
    own_language: QueryFlag.optional(),
    ...paging,
  }),
  data: listOf(Review).extend({ summary: ReviewSummary }),
}

/** 1 to 5 stars. */
const Stars = z.int({ error: 'fields.stars' }).min(1, 'fields.stars').max(5, 'fields.stars')

const ItemReview = z.strictObject({
  item_id: Id,
  product_rating: Stars,
  content: text(MAX_REVIEW, 'fields.content'),
  /** Ids of uploads. */
  pictures: z.array(Id).max(MAX_REVIEW_PICTURES, 'fields.pictures').default([]),
})

export const createReview = {
  body: z.strictObject({
    order_id: Id,
    service_rating: Stars,
    shipping_rating: Stars,
    items: z
      .array(ItemReview, { error: 'fields.required' })
      .min(1, 'fields.required')
      .max(MAX_CART_LINES, 'fields.tooLong'),
  }),
  data: z.null(),
}
