import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { cancelOrder, payOrders } from '@/contracts/orders'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, ticketFor } from '@/server/testing/shoppers'

let test: TestBackend
const query = jest.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

/** In the order in which the driver received them. */
const statements = () =>
  query.mock.calls.map(([first, values]: unknown[]) => ({
    text: typeof first === 'string' ? first : (first as { text: string }).text,
    values: values as unknown[],
  }))

const placeOf = (words: RegExp) => statements().findIndex(({ text }) => words.test(text))

it('counts reservations under the lock of the shopper, and takes SKUs in ascending order', async () => {
  const shopper = await newShopper(test, { balance: 10_000 })
  query.mockClear()
  const items = [21, 11].map((sku_id) => ({ sku_id, quantity: 1 }))
  expect((await order(test, shopper, items)).code).toBe(1)
  const places = [/"users".* for no key update/, /count\(distinct o\.id\)/, /update skus/].map(
    placeOf,
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  const taken = statements().filter(({ text }) => /update skus/.test(text))
  expect(taken.map(({ values }) => values[2])).toEqual([11, 21])
})

it('returns the SKUs of a cancelled order in ascending order', async () => {
  const shopper = await newShopper(test)
  const items = [21, 11].map((sku_id) => ({ sku_id, quantity: 1 }))
  const { id } = (await order(test, shopper, items)).data.orders[0]!
  // The items of an order may have any order of SKUs.
  await test.backend.services.db.execute(
    sql`update order_items set sku_id = case sku_id when 11 then 21 else 11 end where order_id = ${id}`,
  )
  query.mockClear()
  expect((await test.ask(cancelOrder, { id }, { token: shopper.token })).code).toBe(1)
  const returned = statements().filter(({ text }) => /update "skus"/.test(text))
  expect(
    returned.flatMap(({ values }) => values.filter((one) => one === 11 || one === 21)),
  ).toEqual([11, 21])
})

it('locks the promo uses before the orders of a payment, and stores the response before the commit', async () => {
  const shopper = await newShopper(test, { balance: 10_000 })
  const { token } = shopper
  const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
  const { ticket } = (await ticketFor(test, token, [row!.id])).data
  query.mockClear()
  const paid = await test.ask(payOrders, { order_ids: [row!.id], ticket }, { token, key: newKey() })
  expect(paid.code).toBe(1)
  const steps = [/"promo_uses".* for no key update/, /update "orders"/, /set answer/, /^commit/]
  const places = steps.map(placeOf)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
