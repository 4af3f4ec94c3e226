import { endpoint } from './endpoint'
import type * as schemas from './schemas/reviews'

export const listReviews = endpoint<typeof schemas.listReviews>()({
  access: 'public',
  method: 'get',
  path: '/api/review/list',
  summary: 'Reviews of a product, latest first',
  changes: false,
})

/**
 * Only the buyer may review a received item, once. The first review completes the order. Rejected with
 * ORDER_NOT_REVIEWABLE or ALREADY_REVIEWED.
 */
export const createReview = endpoint<typeof schemas.createReview>()({
  access: 'shopper',
  method: 'post',
  path: '/api/review/create',
  summary: 'Reviews items of a received order',
  changes: true,
  body: 'json',
})
