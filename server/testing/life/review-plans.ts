import { createReview } from '@/contracts/reviews'
import { calling, refusal, type Choices, type Life, type Plan } from './plan'
import type { OrderModel } from './world'

export const canReview = (order: OrderModel) =>
  (order.status === 3 || order.status === 4) &&
  order.items.some(({ isReviewed, refund }) => !isReviewed && refund !== 2)

/** Reviews what is open of an order, or any of its items, sometimes with one of another order. */
export function planReview(
  life: Life,
  order: OrderModel,
  isFitting: boolean,
  [which, stars, stray]: Choices,
): Plan {
  const { world } = life
  const open = order.items.filter(({ isReviewed, refund }) => !isReviewed && refund !== 2)
  const chosen = isFitting
    ? open
    : order.items.filter((_, place) => place === 0 || (which >> place) % 2)
  const other = world.orders[stray % world.orders.length]!
  const isStray = !isFitting && stray % 8 === 0 && other !== order
  const items = isStray ? [...chosen, other.items[0]!] : chosen
  const ratingOf = (place: number) => 1 + ((stars >> (place * 3)) % 5)
  const areOpen = items.every((item) => open.includes(item))
  const isPossible = order.status === 3 || order.status === 4
  const body = {
    order_id: order.id,
    service_rating: 1 + (which % 5),
    shipping_rating: 5,
    items: items.map(({ id }, place) => ({
      item_id: id,
      product_rating: ratingOf(place),
      content: 'As it was said to be',
    })),
  }
  return {
    words: `review ${items.map(({ id }) => id).join(' ')} of ${order.id}`,
    expected: !isPossible
      ? refusal('ORDER_NOT_REVIEWABLE')
      : isStray
        ? refusal('NOT_FOUND')
        : areOpen
          ? 'done'
          : refusal('ALREADY_REVIEWED'),
    call: calling(life, createReview, body),
    apply: () => {
      order.status = 4
      items.forEach((item, place) => {
        item.isReviewed = true
        const product = world.products.get(world.skus.get(item.sku)!.product)!
        product.reviews += 1
        product.stars += ratingOf(place)
      })
    },
    isTransaction: true,
  }
}
