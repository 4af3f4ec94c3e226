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
 * Only who bought an item reviews it, once it was received, and once. The first review completes the
 * order. Refused with ORDER_NOT_REVIEWABLE before that, and with ALREADY_REVIEWED.
 */
export const createReview = endpoint<typeof schemas.createReview>()({
  access: 'shopper',
  method: 'post',
  path: '/api/review/create',
  summary: 'Reviews items of a received order',
  changes: true,
  body: 'json',
})
