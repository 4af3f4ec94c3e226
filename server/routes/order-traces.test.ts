import { eq } from 'drizzle-orm'
import { addToCart, removeFromCart, updateCart } from '@/contracts/cart'
import { opsOrder } from '@/contracts/operators'
import { cancelOrder, confirmOrder, createOrder, payOrders } from '@/contracts/orders'
import { orders } from '@/server/db/tables/orders'
import { payTarget } from '@/server/services/accounts/pay-codes'
import {
  assumeReceived,
  completeReceived,
  expireUnpaid,
} from '@/server/services/orders/order-times'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openShoppers, quickTicket, type QuickShopper } from '@/server/testing/quick-shoppers'
import { order } from '@/server/testing/shoppers'
import { tracesOf } from '@/server/testing/traces'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const TEA = [{ sku_id: 31, quantity: 1 }]
const LONG_AGO = new Date(Date.now() - 40 * 86_400_000)

const newShopper = async () => (await openShoppers(test.backend.services.db, 1, 10_000))[0]!

async function ordered(shopper: QuickShopper) {
  const [made] = (await order(test, shopper, TEA)).data.orders
  return made!
}

async function paid(shopper: QuickShopper) {
  const made = await ordered(shopper)
  const { db } = test.backend.services
  const ticket = await quickTicket(db, shopper.id, payTarget([made.id], made.total))
  const input = { order_ids: [made.id], ticket }
  const answer = await test.ask(payOrders, input, { token: shopper.token, key: newKey() })
  expect(answer).toMatchObject({ code: 1, data: { balance: 10_000 - made.total } })
  return made
}

const set = (id: number, values: Partial<typeof orders.$inferInsert>) =>
  test.backend.services.db.update(orders).set(values).where(eq(orders.id, id))

it('tells the shopper of every step of an order, and records the payment and the parcel', async () => {
  const shopper = await newShopper()
  const { id, order_no: orderNo } = await paid(shopper)
  const parcel = { carrier: 'Thai Post', tracking_no: 'TH 1' }
  await test.ask(opsOrder, { id, action: 'ship', ...parcel })
  await test.ask(opsOrder, { id, action: 'track', text: 'At sea' })
  await test.ask(opsOrder, { id, action: 'deliver' })
  await test.ask(confirmOrder, { id }, { token: shopper.token })
  expect(await tracesOf(test, shopper.id)).toEqual({
    events: [
      ['order', id, 'created'],
      ['order', id, 'paid'],
      ['wallet', id, 'paid'],
      ['order', id, 'shipped'],
      ['order', id, 'tracked'],
      ['order', id, 'delivered'],
      ['order', id, 'received'],
    ],
    notices: [
      ['orderPaid', id, { orderNo }],
      ['orderShipped', id, { orderNo, carrier: 'Thai Post', trackingNo: 'TH 1' }],
      ['parcelDelivered', id, { orderNo }],
    ],
    audited: [
      ['order-paid', id, true],
      ['parcel-moved', id, true],
      ['parcel-moved', id, true],
      ['parcel-moved', id, true],
    ],
  })
})

it('tells the shopper of what the time does to orders', async () => {
  const shopper = await newShopper()
  const unpaid = await ordered(shopper)
  const delivered = await ordered(shopper)
  const received = await ordered(shopper)
  await set(unpaid.id, { payBefore: LONG_AGO })
  await set(delivered.id, { status: 2, paidAt: LONG_AGO, deliveredAt: LONG_AGO })
  await set(received.id, { status: 3, paidAt: LONG_AGO, receivedAt: LONG_AGO })
  const { services } = test.backend
  await expireUnpaid(services)
  await completeReceived(services)
  await assumeReceived(services)
  const traces = await tracesOf(test, shopper.id)
  expect(traces.events.slice(3)).toEqual([
    ['order', unpaid.id, 'expire'],
    ['order', received.id, 'complete'],
    ['order', delivered.id, 'assumeReceived'],
  ])
  expect(traces.notices).toEqual([
    ['orderExpired', unpaid.id, { orderNo: unpaid.order_no }],
    ['orderReceived', delivered.id, { orderNo: delivered.order_no }],
  ])
})

it('tells other devices of a cancelled order and of every change of the cart', async () => {
  const shopper = await newShopper()
  const { id, token, addressId } = shopper
  const ask = (endpoint: Parameters<TestBackend['ask']>[0], input: object) =>
    test.ask(endpoint, input, { token, key: newKey() })
  await ask(addToCart, { items: TEA })
  await ask(updateCart, { sku_id: 31, quantity: 2 })
  await ask(removeFromCart, { sku_ids: [31] })
  await ask(removeFromCart, { sku_ids: [31] })
  await ask(addToCart, { items: TEA })
  const checkout = { items: TEA, address_id: addressId, expected_total: 999 }
  const first = await test.ask(
    createOrder,
    { ...checkout, from_cart: true },
    { token, key: newKey() },
  )
  const again = await test.ask(
    createOrder,
    { ...checkout, from_cart: true },
    { token, key: newKey() },
  )
  const [one, two] = [first, again].map(({ data }) => data.orders[0]!.id)
  await ask(cancelOrder, { id: one })
  expect((await tracesOf(test, id)).events).toEqual([
    ['cart', id, 'added'],
    ['cart', id, 'updated'],
    ['cart', id, 'removed'],
    ['cart', id, 'added'],
    ['cart', id, 'ordered'],
    ['order', one, 'created'],
    ['order', two, 'created'],
    ['order', one, 'cancelled'],
  ])
})
