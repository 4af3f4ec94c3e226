import { eq, sql } from 'drizzle-orm'
import { getProduct } from '@/contracts/products'
import { createReview } from '@/contracts/reviews'
import { getShop } from '@/contracts/shops'
import { orders } from '@/server/db/tables/orders'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, mostOf, operate, paidOrder, type PaidOrder } from '@/server/testing/refunds'
import { completeReceived } from '@/server/services/orders/order-times'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const basket = [
  { sku_id: 11, quantity: 2 },
  { sku_id: 21, quantity: 3 },
]

/** The sales of the shirt, of the kettle and of their shop, as the storefront shows them. */
async function sold() {
  const shirt = await test.ask(getProduct, { id: 1 })
  const kettle = await test.ask(getProduct, { id: 2 })
  const shop = await test.ask(getShop, { id: 1 })
  expect(shop.data.sales).toBe(shop.data.total_sales)
  return [shirt.data.sales, kettle.data.sales, shop.data.sales] as const
}

/** The increase of the sales. */
async function soldBy(work: () => Promise<unknown>) {
  const before = await sold()
  await work()
  return (await sold()).map((now, place) => now - before[place]!)
}

const makeOld = ({ id }: PaidOrder) =>
  test.backend.services.db
    .update(orders)
    .set({ receivedAt: sql`now() - interval '16 days'` })
    .where(eq(orders.id, id))

const review = ({ id, shopper: { token } }: PaidOrder, itemId: number) => {
  const item = { item_id: itemId, product_rating: 5, content: 'Good' }
  const body = { order_id: id, service_rating: 5, shipping_rating: 5, items: [item] }
  return test.ask(createReview, body, { token })
}

it('counts the items of an order once, when it completes by time', async () => {
  const paid = await paidOrder(test, basket, { status: 3 })
  const complete = () => completeReceived(test.backend.services)
  expect(await soldBy(complete)).toEqual([0, 0, 0])
  await makeOld(paid)
  expect(await soldBy(complete)).toEqual([2, 3, 5])
  expect(await soldBy(complete)).toEqual([0, 0, 0])
  expect(await soldBy(() => review(paid, paid.items[0]!.id))).toEqual([0, 0, 0])
})

it('counts all items of an order with its last review, and nothing with the others', async () => {
  const paid = await paidOrder(test, basket, { status: 3 })
  const [one, other] = paid.items.map(({ id }) => id) as [number, number]
  expect(await soldBy(() => review(paid, other))).toEqual([0, 0, 0])
  expect(await soldBy(() => review(paid, one))).toEqual([2, 3, 5])
  expect(await soldBy(() => review(paid, one))).toEqual([0, 0, 0])
})

it('excludes fully refunded items, and includes partially refunded ones', async () => {
  const paid = await paidOrder(test, basket, { status: 3 })
  const [shirts, kettles] = paid.items.map(({ id }) => id) as [number, number]
  const giveBack = async (item: number, amount: number) => {
    const own = { item_ids: [item], product_status: 1, reason: 'damaged', amount }
    const { data } = await askRefund(test, paid, own)
    expect((await operate(test, data.id, 'settle')).code).toBe(1)
  }
  await giveBack(shirts, await mostOf(test, paid, [shirts]))
  await giveBack(kettles, 1)
  await makeOld(paid)
  expect(await soldBy(() => completeReceived(test.backend.services))).toEqual([0, 3, 3])
})
