import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, QueryFlag, QueryId, Timestamp, listOf, paging } from './fields'

export const Review = z.object({
  id: Id,
  product_id: Id,
  author: z.string(),
  avatar: z.string().nullable(),
  product_rating: z.int(),
  service_rating: z.int(),
  shipping_rating: z.int(),
  content: z.string(),
  pictures: z.array(z.string()),
  values: z.array(z.string()),
  created_at: Timestamp,
})
export type Review = z.infer<typeof Review>

export const ReviewSummary = z.object({
  count: z.int(),
  average: z.number(),
  /** How many gave one, two, … five stars. */
  by_rating: z.array(z.int()).length(5),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

export const listReviews = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/review/list',
  summary: 'Reviews of a product, latest first',
  changes: false,
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
      .optional(),
    with_pictures: QueryFlag.optional(),
    ...paging,
  }),
  data: listOf(Review).extend({ summary: ReviewSummary }),
})
