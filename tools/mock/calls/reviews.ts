import { createReview, listReviews } from '@/contracts/reviews'
import { DomainError } from '@/server/domain/domain-error'
import { canMove } from '@/server/domain/order-moves'
import { reviewableItems } from '@/server/domain/reviewable'
import { findProduct, findSku, valuesOf } from '../catalogue'
import { tell } from '../live'
import { describeOrder, move, settledOf } from '../order-moves'
import { pageOf } from '../pages'
import { on } from '../serve'
import { nextId } from '../world'
import { noteChange } from './operators'
import { orderOf } from '../own-orders'
import { claim } from './uploads'

on(listReviews, ({ world, locale }, { query }) => {
  const product = world.products.find(({ id }) => id === query.product_id)
  if (!product) throw new DomainError('NOT_FOUND')
  const all = [...product.reviews].sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  const found = all.filter(
    (one) =>
      (query.rating === undefined || one.productRating === query.rating) &&
      (!query.with_pictures || one.pictures.length > 0) &&
      (!query.own_language || one.locale === locale),
  )
  const { rows, next_cursor } = pageOf(found, query)
  const sum = all.reduce((total, one) => total + one.productRating, 0)
  return {
    list: rows.map((one) => ({
      id: one.id,
      product_id: product.id,
      author: one.author,
      avatar: null,
      product_rating: one.productRating,
      service_rating: one.serviceRating,
      shipping_rating: one.shippingRating,
      content: one.content,
      language: one.locale,
      pictures: one.pictures,
      values: valuesOf(product, findSku(world, one.skuId)?.sku ?? product.skus[0]!, locale),
      created_at: new Date(one.createdAt).toISOString(),
    })),
    next_cursor,
    summary: {
      count: all.length,
      average: all.length === 0 ? 0 : Math.round((sum / all.length) * 10) / 10,
      by_rating: [1, 2, 3, 4, 5].map(
        (stars) => all.filter((one) => one.productRating === stars).length,
      ),
      own_language: all.filter((one) => one.locale === locale).length,
    },
  }
})

on(createReview, (ctx, { body }) => {
  const order = orderOf(ctx, body.order_id)
  if (!describeOrder(ctx, order).actions.includes('review')) {
    const isDone = order.items.every(({ isReviewed }) => isReviewed)
    throw new DomainError(isDone ? 'ALREADY_REVIEWED' : 'ORDER_NOT_REVIEWABLE')
  }
  const open = reviewableItems(order, order.items, settledOf(ctx.world, order))
  for (const own of body.items) {
    const item = order.items.find(({ id }) => id === own.item_id)
    if (!item) throw new DomainError('NOT_FOUND')
    if (!open.has(item.id)) throw new DomainError('ALREADY_REVIEWED')
  }
  for (const own of body.items) {
    const item = order.items.find(({ id }) => id === own.item_id)!
    item.isReviewed = true
    findProduct(ctx.world, item.productId).reviews.push({
      id: nextId(ctx.world),
      skuId: item.skuId,
      author: `${ctx.shopper.given_name} ${ctx.shopper.family_name[0]}.`,
      productRating: own.product_rating,
      serviceRating: body.service_rating,
      shippingRating: body.shipping_rating,
      locale: ctx.locale,
      content: own.content,
      createdAt: new Date().toISOString(),
      pictures: claim(ctx, own.pictures, 'review', 'pictures'),
      skuIndex: 0,
      imageViews: [],
    })
  }
  const isLast = body.items.length === open.size
  if (isLast && canMove(order.status, 'review')) move(order, 'review', 'ORDER_NOT_REVIEWABLE')
  const products = order.items.map(({ productId }) => `product-${productId}`)
  noteChange(ctx.mock, 'home', `shop-${order.shopId}`, ...products)
  tell(ctx.mock, ctx.shopper.id, { kind: 'order', id: order.id })
  return null
})
