import { eq, sql } from 'drizzle-orm'
import { addToCart, getCart } from '@/contracts/cart'
import { ORDER_STATUS } from '@/contracts/order-status'
import { getOrder } from '@/contracts/orders'
import { getLiveProducts, getProduct, listFavourites, setFavourite } from '@/contracts/products'
import { createReview, listReviews } from '@/contracts/reviews'
import { followShop, getShop, listFollowedShops } from '@/contracts/shops'
import { orders } from '@/server/db/tables/orders'
import type { TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder } from '@/server/testing/shoppers'
import type { SuiteContext } from '../suite'

/** Writes and reads immediately, while replication is paused and not yet noticed. */
export async function expectOwnWrites(context: SuiteContext, shop: TestBackend): Promise<void> {
  const { db } = shop.backend.services
  const wrong: string[] = []
  const look = (what: string, isSo: boolean) => {
    context.count('reads of recent writes')
    if (!isSo) wrong.push(what)
  }
  const shopper = await newShopper(shop, { balance: 100_000 })
  const own = { token: shopper.token }
  for (const on of [true, false, true]) {
    await shop.ask(setFavourite, { product_id: 1, on }, own)
    look('favourite', (await shop.ask(getProduct, { id: 1 }, own)).data.favourite === on)
    const kept = (await shop.ask(listFavourites, {}, own)).data.list.map(({ id }) => id)
    look('favourites', kept.includes(1) === on)
    const { fans } = (await shop.ask(followShop, { shop_id: 1, on }, own)).data
    const seen = (await shop.ask(getShop, { id: 1 }, own)).data
    look('follow and fans', seen.followed === on && seen.fans === fans)
    const followed = (await shop.ask(listFollowedShops, {}, own)).data.list.map(({ id }) => id)
    look('followed shops', followed.includes(1) === on)
  }
  await shop.ask(addToCart, { items: [{ sku_id: 21, quantity: 2 }] }, own)
  look('cart', (await shop.ask(getCart, {}, own)).data.lines.length === 1)
  const before = (await shop.ask(getProduct, { id: 3 }, own)).data
  const id = await paidOrder(shop, shopper)
  look(
    'order',
    (await shop.ask(getOrder, { id }, own)).data.status === ORDER_STATUS.waitingDelivery,
  )
  const after = (await shop.ask(getProduct, { id: 3 }, own)).data
  look('refundable amounts', after.stock === before.stock - 1)
  const live = (await shop.ask(getLiveProducts, { ids: '3' })).data
  look('refundable amounts afterwards', live[0]?.stock === after.stock)
  await db.update(orders).set({ status: ORDER_STATUS.received }).where(eq(orders.id, id))
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from order_items where order_id = ${id}`,
  )
  const items = [{ item_id: rows[0]!.id, product_rating: 4, content: 'Good', pictures: [] }]
  const body = { order_id: id, service_rating: 4, shipping_rating: 4, items }
  const { code } = await shop.ask(createReview, body, own)
  const reviews = (await shop.ask(listReviews, { product_id: 3 }, own)).data
  look('review', code === 1 && reviews.list.some(({ content }) => content === 'Good'))
  const rated = (await shop.ask(getProduct, { id: 3 }, own)).data
  look('count of reviews', rated.review_count === before.review_count + 1)
  look('count of sales', rated.sales === before.sales + 1)
  context.expect(
    'a shopper reads recent writes while replication is paused',
    wrong.length === 0,
    wrong.join(', ') || `${context.counts['reads of recent writes']} looks`,
  )
}
