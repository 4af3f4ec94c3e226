import { eq, sql } from 'drizzle-orm'
import { cancelOrder, getOrder, payOrders } from '@/contracts/orders'
import { skus } from '@/server/db/tables/catalogue'
import { notices } from '@/server/db/tables/notices'
import { orders } from '@/server/db/tables/orders'
import { due } from '@/server/repositories/due-orders'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, ticketFor } from '@/server/testing/shoppers'
import { assumeReceived, completeReceived, expireUnpaid } from './order-times'
import { reconcile } from '@/server/services/wallet/reconciliation'

let shop: TestBackend

jest.setTimeout(60_000)

beforeAll(async () => {
  shop = await openTestBackend()
})
afterAll(() => shop.close())

const stockOf = async (id: number) => {
  const [row] = await shop.backend.services.db.select().from(skus).where(eq(skus.id, id))
  return row!.stock
}

/** Sets the times of an order as if it had happened this long ago. */
const set = (id: number, values: Partial<typeof orders.$inferInsert>) =>
  shop.backend.services.db.update(orders).set(values).where(eq(orders.id, id))

const ago = (days: number, seconds = 0) => new Date(Date.now() - days * 86_400_000 - seconds * 1000)

const noticesOf = (refId: number) =>
  shop.backend.services.db.select().from(notices).where(eq(notices.refId, refId))

test('cancels an unpaid order after its deadline and releases its stock', async () => {
  const shopper = await newShopper(shop)
  const before = await stockOf(31)
  const late = (await order(shop, shopper, [{ sku_id: 31, quantity: 2 }])).data.orders[0]!
  const timely = (await order(shop, shopper, [{ sku_id: 31, quantity: 3 }])).data.orders[0]!
  await set(late.id, { payBefore: ago(0, 1) })
  await expireUnpaid(shop.backend.services)
  await expireUnpaid(shop.backend.services)
  expect(await stockOf(31)).toBe(before - 3)
  const { data } = await shop.ask(getOrder, { id: late.id }, { token: shopper.token })
  expect(data).toMatchObject({ status: -1, actions: [] })
  const kept = await shop.ask(getOrder, { id: timely.id }, { token: shopper.token })
  expect(kept.data.status).toBe(0)
  expect(await noticesOf(late.id)).toMatchObject([
    { code: 'orderExpired', params: { orderNo: late.order_no } },
  ])
})

test('reads due orders in ascending order, because the last one marks where the next read begins', async () => {
  const shopper = await newShopper(shop)
  const made: number[] = []
  while (made.length < 3)
    made.push((await order(shop, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!.id)
  for (const id of made.toReversed()) await set(id, { payBefore: ago(0, 1) })
  const { db } = shop.backend.services
  expect(await due(db, 'expire', 0)).toEqual(made)
  expect(await due(db, 'expire', made[0]!)).toEqual(made.slice(1))
  await expireUnpaid(shop.backend.services)
})

test.each([
  ['delivered 14 days ago', 2, { deliveredAt: ago(14, 1) }, 3],
  ['delivered just under 14 days ago', 2, { deliveredAt: ago(13.99) }, 2],
  ['in transit and not delivered', 2, { shippedAt: ago(40) }, 2],
  ['received 15 days ago', 3, { receivedAt: ago(15, 1) }, 4],
  ['received just under 15 days ago', 3, { receivedAt: ago(14.99) }, 3],
  ['in after-sale, delivered long ago', -4, { deliveredAt: ago(40), statusBefore: 2 }, -4],
])('an order %s', async (_, status, times, expected) => {
  const shopper = await newShopper(shop, { balance: 10_000 })
  const { id } = (await order(shop, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!
  const ticket = await ticketFor(shop, shopper.token, [id])
  const body = { order_ids: [id], ticket: ticket.data.ticket }
  await shop.ask(payOrders, body, { token: shopper.token, key: newKey() })
  await set(id, { status, ...times })
  await completeReceived(shop.backend.services)
  await assumeReceived(shop.backend.services)
  const { data } = await shop.ask(getOrder, { id }, { token: shopper.token })
  expect(data.status).toBe(expected)
  expect((await noticesOf(id)).filter(({ code }) => code === 'orderReceived')).toHaveLength(
    status === 2 && expected === 3 ? 1 : 0,
  )
  // The refund that was set here has no request.
  if (status === -4) await set(id, { status: 2, statusBefore: null })
})

test('has one outcome when pay, cancel and expiry race, and releases stock at most once', async () => {
  const shopper = await newShopper(shop, { balance: 1_000_000 })
  const before = await stockOf(31)
  let paid = 0
  for (let round = 0; round < 20; round += 1) {
    const { id } = (await order(shop, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!
    const { ticket } = (await ticketFor(shop, shopper.token, [id])).data
    // The deadline passes during the calls below.
    const payBefore = sql`now() + ${`${round % 5} milliseconds`}::interval`
    await shop.backend.services.db.update(orders).set({ payBefore }).where(eq(orders.id, id))
    const [pay] = await Promise.all([
      shop.ask(payOrders, { order_ids: [id], ticket }, { token: shopper.token, key: newKey() }),
      shop.ask(cancelOrder, { id }, { token: shopper.token }),
      expireUnpaid(shop.backend.services),
      expireUnpaid(shop.backend.services),
    ])
    const { data } = await shop.ask(getOrder, { id }, { token: shopper.token })
    expect(data.status).toBe(pay.code === 1 ? 1 : -1)
    if (pay.code === 1) paid += 1
  }
  expect(await stockOf(31)).toBe(before - paid)
})

test('continues after an order that cannot be moved', async () => {
  const shopper = await newShopper(shop)
  const first = (await order(shop, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!
  const second = (await order(shop, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!
  await set(first.id, { payBefore: ago(1) })
  await set(second.id, { payBefore: ago(1) })
  const { db } = shop.backend.services
  await db.transaction(async (tx) => {
    // Another transaction holds the first one meanwhile.
    await tx.select().from(orders).where(eq(orders.id, first.id)).for('update')
    await expireUnpaid(shop.backend.services)
  })
  const statusOf = async (id: number) =>
    (await shop.ask(getOrder, { id }, { token: shopper.token })).data.status
  expect([await statusOf(first.id), await statusOf(second.id)]).toEqual([0, -1])
  await expireUnpaid(shop.backend.services)
  expect(await statusOf(first.id)).toBe(-1)
})

test('leaves a balanced ledger', async () => {
  expect(await reconcile(shop.backend.services.db)).toEqual([])
})
