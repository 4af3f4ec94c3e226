import { eq, inArray } from 'drizzle-orm'
import { getOrder } from '@/contracts/orders'
import { getProduct } from '@/contracts/products'
import { createReview, listReviews } from '@/contracts/reviews'
import { users } from '@/server/db/tables/accounts'
import { products, reviews, shops, skus } from '@/server/db/tables/catalogue'
import { catalogueChanges } from '@/server/db/tables/changes'
import { orderItems, orders } from '@/server/db/tables/orders'
import { productSearch } from '@/server/db/tables/search'
import { uploads } from '@/server/db/tables/uploads'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { upload } from '@/server/testing/pictures'
import { askRefund, mostOf, operate, paidOrder } from '@/server/testing/refunds'
import { newShopper, order, type Basket, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let shopper: TestShopper
let stranger: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test)
  stranger = await newShopper(test)
  await test.backend.services.db
    .update(skus)
    .set({ stock: 1000 })
    .where(inArray(skus.id, [11, 12]))
})
afterAll(() => test.close())

const db = () => test.backend.services.db

interface Bought {
  id: number
  items: number[]
}

/** An order in this status, with the ids of its items. */
async function bought(
  status = 3,
  basket: Basket[] = [{ sku_id: 21, quantity: 1 }],
): Promise<Bought> {
  const { data } = await order(test, shopper, basket)
  const [created] = data.orders
  const id = created!.id
  await db().update(orders).set({ status }).where(eq(orders.id, id))
  const rows = await db().select().from(orderItems).where(eq(orderItems.orderId, id))
  return { id, items: rows.sort((a, b) => a.id - b.id).map((row) => row.id) }
}

const words = (item: number, rating = 5, pictures: number[] = []) => ({
  item_id: item,
  product_rating: rating,
  content: 'Good',
  pictures,
})
const review = (order: Bought, items: object[], token = shopper.token) =>
  test.ask(
    createReview,
    { order_id: order.id, service_rating: 4, shipping_rating: 3, items },
    { token },
  )

it('completes the order, and shows the text, the pictures and a masked author', async () => {
  const order = await bought()
  const pictures = [
    (await upload(test, shopper.token, 'review')).data,
    (await upload(test, shopper.token, 'review')).data,
  ]
  await db().update(users).set({ avatar: '/a.webp' }).where(eq(users.id, shopper.id))
  const item = words(
    order.items[0]!,
    4,
    pictures.map(({ id }) => id),
  )
  expect(await review(order, [item])).toMatchObject({ code: 1, data: null })
  const { data } = await test.ask(listReviews, { product_id: 2, with_pictures: true })
  expect(data.list).toMatchObject([
    {
      author: expect.stringMatching(/^Shopper \d+ T\.$/) as string,
      avatar: '/a.webp',
      product_rating: 4,
      service_rating: 4,
      shipping_rating: 3,
      content: 'Good',
      pictures: pictures.map(({ url }) => url),
    },
  ])
  expect(data.summary).toMatchObject({ count: 1, average: 4 })
  const after = await test.ask(getOrder, { id: order.id }, { token: shopper.token })
  expect(after.data).toMatchObject({ status: 4, items: [{ reviewed: true }] })
  expect(after.data.actions).not.toContain('review')
  expect((await test.fetch(pictures[0]!.url)).status).toBe(200)
})

it('accepts the other items of an order later, and each item once', async () => {
  const order = await bought(3, [
    { sku_id: 11, quantity: 1 },
    { sku_id: 21, quantity: 1 },
  ])
  const [one, two] = order.items as [number, number]
  expect((await review(order, [words(one)])).code).toBe(1)
  const refusal = { code: 409, msg: 'You have already reviewed this' }
  expect(await review(order, [words(one)])).toMatchObject(refusal)
  expect(await review(order, [words(two), words(one)])).toMatchObject(refusal)
  expect((await review(order, [words(two)])).code).toBe(1)
  const { list } = (await test.ask(listReviews, { product_id: 2 })).data
  const shown = (await test.ask(listReviews, { product_id: 2, with_pictures: true })).data.list
  expect(shown).toEqual(list.filter(({ pictures }) => pictures.length > 0))
  expect(shown.length).toBeLessThan(list.length)
  expect(await review(order, [words(two)])).toMatchObject(refusal)
  expect((await review(order, [words(two), words(two)])).data).toHaveProperty([
    'fields',
    'items.1.item_id',
  ])
})

it('completes the order with the review of its last item, which can be refunded until then', async () => {
  const both = await bought(
    3,
    [11, 21].map((sku_id) => ({ sku_id, quantity: 1 })),
  )
  const [first, second] = both.items as [number, number]
  const present = async () =>
    (await test.ask(getOrder, { id: both.id }, { token: shopper.token })).data
  expect((await review(both, [words(first)])).code).toBe(1)
  expect(await present()).toMatchObject({ status: 3, actions: ['review', 'refund'] })
  expect(await review(both, [words(first)])).toMatchObject({ code: 409 })
  expect((await review(both, [words(second)])).code).toBe(1)
  expect(await present()).toMatchObject({ status: 4, actions: [] })
})

it.each([
  ['the other item is refunded', 1, 4],
  ['a part of the other item is refunded, which is kept', 0.5, 3],
])('after a review, when %s, the order has status %#', async (_, share, status) => {
  const basket = [11, 21].map((sku_id) => ({ sku_id, quantity: 1 }))
  const paid = await paidOrder(test, basket, { status: 3 })
  const [first, second] = paid.items as [(typeof paid.items)[0], (typeof paid.items)[0]]
  const own = { id: paid.id, items: paid.items.map(({ id }) => id) }
  expect((await review(own, [words(first.id)], paid.shopper.token)).code).toBe(1)
  const soldOf = async () => {
    const found = inArray(skus.id, [11, 21])
    const rows = await db()
      .selectDistinct({ id: products.id, sales: products.sales })
      .from(products)
      .innerJoin(skus, eq(skus.productId, products.id))
      .where(found)
    return rows.sort((a, b) => a.id - b.id).map(({ sales }) => sales)
  }
  const before = await soldOf()
  const amount = Math.floor((await mostOf(test, paid, [second.id])) * share)
  const asked = await askRefund(test, paid, {
    type: 1,
    product_status: 1,
    reason: 'damaged',
    item_ids: [second.id],
    amount,
  })
  await operate(test, asked.data.id, 'settle')
  const { data } = await test.ask(getOrder, { id: paid.id }, { token: paid.shopper.token })
  expect(data.status).toBe(status)
  const sold = (await soldOf()).reduce((sum, sales, place) => sum + sales - before[place]!, 0)
  expect(sold).toBe(status === 4 ? 1 : 0)
})

it.each([0, 1, 2, -1, -2, -3, -4])('rejects an order in status %i', async (status) => {
  const order = await bought(status)
  const answer = await review(order, [words(order.items[0]!)])
  expect(answer).toMatchObject({ code: 409, msg: 'This order cannot be reviewed' })
})

it('returns 404 for orders and items of another shopper', async () => {
  const [order, other] = [await bought(), await bought(4)]
  const item = order.items[0]!
  expect((await review(order, [words(item)], stranger.token)).code).toBe(404)
  expect((await review(order, [words(other.items[0]!)])).code).toBe(404)
  expect((await review({ ...order, id: 999_999 }, [words(item)])).code).toBe(404)
  const [row] = await db().select().from(orders).where(eq(orders.id, order.id))
  expect(row?.status).toBe(3)
})

it('accepts reviews of partially refunded items, and none of fully refunded ones', async () => {
  const paid = await paidOrder(
    test,
    [11, 21].map((sku_id) => ({ sku_id, quantity: 1 })),
    { status: 3 },
  )
  const [kept, returned] = paid.items.map((item) => item.id) as [number, number]
  const giveBack = async (item: number, amount: number) => {
    const own = { item_ids: [item], product_status: 1, reason: 'damaged', amount }
    const { data } = await askRefund(test, paid, own)
    expect((await operate(test, data.id, 'settle')).code).toBe(1)
  }
  await giveBack(kept, 1)
  await giveBack(returned, await mostOf(test, paid, [returned]))
  const { token } = paid.shopper
  const present = async () => (await test.ask(getOrder, { id: paid.id }, { token })).data
  const waiting = async () =>
    (await present()).items.filter((item) => item.reviewable).map(({ id }) => id)
  expect(await present()).toMatchObject({ status: 3, actions: ['review', 'refund'] })
  expect(await waiting()).toEqual([kept])

  const write = (items: number[]) =>
    review(
      { id: paid.id, items },
      items.map((id) => words(id)),
      token,
    )
  const refusal = { code: 409, msg: 'This order cannot be reviewed' }
  expect(await write([returned])).toMatchObject(refusal)
  expect(await write([kept, returned])).toMatchObject(refusal)
  expect((await write([kept])).code).toBe(1)
  expect(await waiting()).toEqual([])
  expect(await present()).toMatchObject({ status: 4, actions: [] })
})

it('names the invalid field', async () => {
  const order = await bought()
  const item = words(order.items[0]!)
  const fields = async (change: object) =>
    (await review(order, [{ ...item, ...change }])).data as unknown as { fields: object }
  expect((await fields({ content: ' ' })).fields).toEqual({
    'items.0.content': 'Review content cannot be empty',
  })
  expect((await fields({ product_rating: 0 })).fields).toHaveProperty(['items.0.product_rating'])
  expect((await fields({ product_rating: 6 })).fields).toHaveProperty(['items.0.product_rating'])
  const ten = Array.from({ length: 10 }, (_, index) => index + 1)
  expect((await fields({ pictures: ten })).fields).toHaveProperty(['items.0.pictures'])
  const foreign = (await upload(test, stranger.token, 'review')).data.id
  const evidence = (await upload(test, shopper.token, 'evidence')).data.id
  for (const id of [foreign, evidence, 999_999])
    expect((await fields({ pictures: [id] })).fields).toEqual({
      'items.0.pictures': 'Please upload this picture again',
    })
  const [untouched] = await db().select().from(uploads).where(eq(uploads.id, evidence))
  expect(untouched?.usedAt).toBeNull()
  expect((await review(order, [item], '')).status).toBe(401)
})

it('keeps the averages correct for 50 concurrent reviews', async () => {
  const sumOf = async () => {
    const rows = await db()
      .select()
      .from(products)
      .where(inArray(products.id, [1, 2]))
    const [shop] = await db().select().from(shops).where(eq(shops.id, 1))
    return { rows: rows.sort((a, b) => a.id - b.id), shop: shop! }
  }
  const basket = [11, 21].map((sku) => ({ sku_id: sku, quantity: 1 }))
  const all: Bought[] = []
  for (let index = 0; index < 50; index += 1) all.push(await bought(3, basket))
  const before = await sumOf()
  await db().delete(catalogueChanges)
  const stars = (index: number) => (index % 5) + 1
  // As many workers as the pool has connections: more would wait for a connection and not for each other.
  const answers = (
    await Promise.all(
      Array.from({ length: 10 }, async (_, lane) => {
        const heard = []
        for (let index = lane; index < all.length; index += 10) {
          const order = all[index]!
          const items = order.items.map((id) => words(id, stars(index)))
          const asked = index % 2 ? items : items.toReversed()
          // Some are sent twice; the second is refused and not counted.
          const twins = index < 5 ? [review(order, items)] : []
          heard.push(...(await Promise.all([review(order, asked), ...twins])))
        }
        return heard
      }),
    )
  ).flat()
  expect(answers.filter(({ code }) => code === 500)).toEqual([])
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(50)
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(5)
  const after = await sumOf()
  for (const [index, row] of after.rows.entries()) {
    expect(row.reviewCount - before.rows[index]!.reviewCount).toBe(50)
    expect(row.ratingSum - before.rows[index]!.ratingSum).toBe(150)
    const [found] = await db()
      .select()
      .from(productSearch)
      .where(eq(productSearch.productId, row.id))
    expect(found?.rating).toBeCloseTo(row.ratingSum / row.reviewCount)
  }
  expect(after.shop.ratedCount - before.shop.ratedCount).toBe(100)
  expect(after.shop.favorableCount - before.shop.favorableCount).toBe(40)
  const { ratedCount, favorableCount, favorableRate } = after.shop
  expect(favorableRate).toBe(Math.round((100 * favorableCount) / ratedCount))
  const written = await db().select().from(reviews).where(eq(reviews.productId, 2))
  const own = after.rows[1]!
  expect(written.reduce((sum, row) => sum + row.productRating, 0)).toBe(own.ratingSum)
  expect(written).toHaveLength(own.reviewCount)
  const shown = await test.ask(getProduct, { id: 2 })
  expect(shown.data).toMatchObject({ review_count: own.reviewCount })
  const changes = await db().select().from(catalogueChanges)
  expect(new Set(changes.map(({ tag }) => tag))).toEqual(
    new Set(['product-1', 'product-2', 'shop-1', 'home']),
  )
}, 60_000)
