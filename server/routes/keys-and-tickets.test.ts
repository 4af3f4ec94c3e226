import { sql } from 'drizzle-orm'
import { createOrder, listOrders, payOrders } from '@/contracts/orders'
import { requestWithdrawal } from '@/contracts/withdrawals'
import { extractTarget, payTarget } from '@/server/services/accounts/pay-codes'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers, quickTicket } from '@/server/testing/quick-shoppers'
import { newShopper, order, ticketFor } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const goOnMinutes = (minutes: number) =>
  test.backend.services.db.execute(
    sql`update pay_tickets set expires_at = expires_at - ${`${minutes} minutes`}::interval`,
  )

it('accepts a payment ticket for two minutes', async () => {
  const shopper = await newShopper(test, { balance: 10_000 })
  const { token } = shopper
  const [row] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
  const pay = (ticket: string) =>
    test.ask(payOrders, { order_ids: [row!.id], ticket }, { token, key: newKey() })
  const late = (await ticketFor(test, token, [row!.id])).data
  expect(Date.parse(late.expires_at) - Date.now()).toBeLessThanOrEqual(2 * 60_000)
  await goOnMinutes(2)
  expect((await pay(late.ticket)).code).toBe(0)
  const fresh = (await ticketFor(test, token, [row!.id])).data
  await goOnMinutes(1)
  expect((await pay(fresh.ticket)).code).toBe(1)
})

it('accepts a withdrawal ticket for two minutes', async () => {
  const [shopper] = await openShoppers(test.backend.services.db, 1, 10_000)
  const { id, token } = shopper!
  const ticket = await quickTicket(test.backend.services.db, id, extractTarget(5000))
  const card = { bank_name: 'River Bank', bank_card_no: '4242424242424242', holder: 'Ann' }
  await goOnMinutes(2)
  const body = { type: 'bank_card', amount: 5000, ticket, ...card }
  expect((await test.ask(requestWithdrawal, body, { token, key: newKey() })).code).toBe(0)
})

it('separates the same key of two shoppers', async () => {
  const shoppers = await openShoppers(test.backend.services.db, 2, 10_000)
  const key = newKey()
  const buy = ({ token, addressId }: (typeof shoppers)[number]) => {
    const items = [{ sku_id: 31, quantity: 1 }]
    return test.ask(
      createOrder,
      { items, address_id: addressId, expected_total: 999 },
      { token, key },
    )
  }
  const first = [await buy(shoppers[0]!), await buy(shoppers[1]!)]
  const again = [await buy(shoppers[0]!), await buy(shoppers[1]!)]
  expect(again.map(({ data }) => data)).toEqual(first.map(({ data }) => data))
  expect(first[0]!.data.orders[0]!.id).not.toBe(first[1]!.data.orders[0]!.id)
  for (const { token } of shoppers)
    expect((await test.ask(listOrders, {}, { token })).data.list).toHaveLength(1)
})

it('separates the same key of two calls', async () => {
  const [shopper] = await openShoppers(test.backend.services.db, 1, 10_000)
  const { id, token, addressId } = shopper!
  const key = newKey()
  const items = [{ sku_id: 31, quantity: 1 }]
  const made = await test.ask(
    createOrder,
    { items, address_id: addressId, expected_total: 999 },
    { token, key },
  )
  const orderIds = made.data.orders.map((row) => row.id)
  const ticket = await quickTicket(test.backend.services.db, id, payTarget(orderIds, 999))
  const paid = await test.ask(payOrders, { order_ids: orderIds, ticket }, { token, key })
  expect(paid).toMatchObject({ code: 1, data: { balance: 10_000 - 999 } })
  const again = await test.ask(payOrders, { order_ids: orderIds, ticket }, { token, key })
  expect(again.data).toEqual(paid.data)
  const madeAgain = await test.ask(
    createOrder,
    { items, address_id: addressId, expected_total: 999 },
    { token, key },
  )
  expect(madeAgain.data).toEqual(made.data)
})
