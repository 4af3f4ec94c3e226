import { createReview } from '@/contracts/reviews'
import { completeOrder, keptOf } from './completion'
import { calling, refusal, type Choices, type Simulation, type Plan } from './plan'
import type { OrderModel } from './world'

export const canReview = (order: OrderModel) =>
  (order.status === 3 || order.status === 4) && openOf(order).length > 0

const openOf = (order: OrderModel) => keptOf(order).filter(({ isReviewed }) => !isReviewed)

/** Reviews the open items of an order, or any of its items, sometimes with one of another order. */
export function planReview(
  simulation: Simulation,
  order: OrderModel,
  isFitting: boolean,
  [which, stars, stray]: Choices,
): Plan {
  const { world } = simulation
  const open = openOf(order)
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
          : refusal(
              items.some(({ isReviewed }) => isReviewed)
                ? 'ALREADY_REVIEWED'
                : 'ORDER_NOT_REVIEWABLE',
            ),
    call: calling(simulation, createReview, body),
    apply: () => {
      const isLast = items.length === open.length
      if (order.status === 3 && isLast) completeOrder(world, order)
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
