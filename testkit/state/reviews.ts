import { createReview, listReviews } from '@/contracts/reviews'
import { call } from '@/testkit/calls/call'
import type { Order, Review } from './records'
import type { Shopper } from './shopper'

export interface ReviewOptions {
  /** 1 to 5, 5 by default. */
  stars?: number
  content?: string
  /** How many pictures, at most 9. */
  pictures?: number
}

/** Reviews every item of a received order, which completes it; returns the review of the first item. */
export async function reviewOrder(
  shopper: Shopper,
  order: Pick<Order, 'id' | 'items'>,
  { stars = 5, content = 'Light and well made', pictures = 0 }: ReviewOptions = {},
): Promise<Review> {
  const uploads = await Promise.all(
    Array.from({ length: pictures }, () => shopper.upload('review')),
  )
  const items = order.items.map(({ id }) => ({
    item_id: id,
    product_rating: stars,
    content,
    pictures: uploads,
  }))
  const ratings = { service_rating: stars, shipping_rating: stars }
  await call(shopper, createReview, { order_id: order.id, ...ratings, items })
  const product_id = order.items[0]?.product_id ?? 0
  const { list } = await call(shopper, listReviews, { product_id, limit: 1 })
  if (!list[0]) throw new Error(`The review of product ${product_id} is not listed`)
  return list[0]
}
