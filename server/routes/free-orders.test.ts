import { eq, sql } from 'drizzle-orm'
import { opsOrder } from '@/contracts/operators'
import { cancelOrder, createOrder, getOrder, payOrders } from '@/contracts/orders'
import { orders } from '@/server/db/tables/orders'
import { promos, promoShoppers } from '@/server/db/tables/promos'
import { skus } from '@/server/db/tables/catalogue'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, ticketFor, type TestShopper } from '@/server/testing/shoppers'

const KETTLE = 21

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
  const startsAt = new Date('2026-01-01')
  const ALL = { code: 'ALL', kind: 'percent', value: 100, startsAt, perShopper: 1 } as const
  await test.backend.services.db.insert(promos).values(ALL)
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const stock = async () => (await db().select().from(skus).where(eq(skus.id, KETTLE)))[0]!.stock

/** An order of kettles, whose goods the promo code pays and whose freight is free, paid with a ticket. */
async function freeOrder(shopper: TestShopper, quantity = 1): Promise<number> {
  const items = [{ sku_id: KETTLE, quantity }]
  const body = { items, promo_code: 'ALL', expected_total: 0, address_id: shopper.addressId }
  const { data } = await test.ask(createOrder, body, { token: shopper.token, key: newKey() })
  const { id } = data.orders[0]!
  const { ticket } = (await ticketFor(test, shopper.token, [id])).data
  const paid = await test.ask(
    payOrders,
    { order_ids: [id], ticket },
    { token: shopper.token, key: newKey() },
  )
  expect(paid.code).toBe(1)
  return id
}

const read = async ({ token }: TestShopper, id: number) =>
  (await test.ask(getOrder, { id }, { token })).data
const cancel = ({ token }: TestShopper, id: number) => test.ask(cancelOrder, { id }, { token })
const ship = (id: number, items?: { item_id: number; quantity: number }[]) =>
  test.ask(opsOrder, { id, action: 'ship', carrier: 'Post', tracking_no: 'P1', items })

it('is cancelled by the shopper, who may use the promo code again', async () => {
  const shopper = await newShopper(test)
  const before = await stock()
  const id = await freeOrder(shopper)
  expect(await stock()).toBe(before - 1)
  expect(await read(shopper, id)).toMatchObject({ status: 1, total: 0, actions: ['cancel'] })
  const cancelled = await cancel(shopper, id)
  expect(cancelled.data).toMatchObject({ status: -1, paid_at: null, actions: [] })
  expect(await stock()).toBe(before)
  expect((await cancel(shopper, id)).code).toBe(409)
  const [uses] = await db().select().from(promoShoppers).where(eq(promoShoppers.userId, shopper.id))
  expect(uses!.used).toBe(0)
  await freeOrder(shopper)
})

it('is not cancelled once a parcel of it is sent', async () => {
  const shopper = await newShopper(test)
  const id = await freeOrder(shopper, 2)
  const [item] = (await read(shopper, id)).items
  await ship(id, [{ item_id: item!.id, quantity: 1 }])
  expect((await read(shopper, id)).actions).toEqual([])
  expect((await cancel(shopper, id)).code).toBe(409)
  expect(await read(shopper, id)).toMatchObject({ status: 1, paid_at: expect.any(String) })
})

it('is either sent or cancelled', async () => {
  const shoppers = await Promise.all(Array.from({ length: 8 }, () => newShopper(test)))
  for (const shopper of shoppers) {
    const id = await freeOrder(shopper)
    const codes = (await Promise.all([cancel(shopper, id), ship(id)])).map(({ code }) => code)
    expect(codes.toSorted((a, b) => a - b)).toEqual([1, 409])
    expect((await read(shopper, id)).status).toBe(codes[0] === 1 ? -1 : 2)
  }
})

it('is not cancelled by another shopper, or when something was paid for it', async () => {
  const [shopper, other] = await Promise.all([newShopper(test), newShopper(test)])
  const id = await freeOrder(shopper)
  expect((await cancel(other, id)).code).toBe(404)
  await db()
    .update(orders)
    .set({ discount: sql`${orders.discount} - 1`, total: 1 })
    .where(eq(orders.id, id))
  expect((await cancel(shopper, id)).code).toBe(409)
  await db()
    .update(orders)
    .set({ discount: sql`${orders.discount} + 1`, total: 0 })
    .where(eq(orders.id, id))
  expect((await cancel(shopper, id)).code).toBe(1)
})

it('leaves money, orders and stock consistent', async () => {
  expect(await reconcile(db())).toEqual([])
})
