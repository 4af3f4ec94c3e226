import { sql } from 'drizzle-orm'
import { opsOrder, opsQueue } from '@/contracts/operators'
import { getLiveProducts } from '@/contracts/products'
import { audit, carry } from '@/server/services/operations/demo'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import {
  askRefund,
  mostOf,
  operate,
  paidOrder,
  withdraw,
  type PaidOrder,
} from '@/server/testing/refunds'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const SHIRT = 11
const KETTLE = 21
const BOTH = [
  { sku_id: SHIRT, quantity: 2 },
  { sku_id: KETTLE, quantity: 1 },
]

async function stock() {
  const { data } = await test.ask(getLiveProducts, { ids: '1,2' })
  const of = (id: number) => data.flatMap(({ skus }) => skus).find((sku) => sku.id === id)!.stock
  return { shirts: of(SHIRT), kettles: of(KETTLE) }
}

async function request(paid: PaidOrder, places: number[], share = 1) {
  const item_ids = places.map((place) => paid.items[place]!.id)
  const amount = Math.ceil((await mostOf(test, paid, item_ids)) * share)
  return (await askRefund(test, paid, { item_ids, amount })).data.id
}

async function refund(paid: PaidOrder, places: number[], share = 1) {
  const id = await request(paid, places, share)
  expect((await operate(test, id, 'settle')).code).toBe(1)
}

const ship = ({ id }: PaidOrder) =>
  test.ask(opsOrder, { id, action: 'ship', carrier: 'Thai Post', tracking_no: 'TH 1' })
const queued = async ({ id }: PaidOrder) =>
  (await test.ask(opsQueue)).data.orders_to_ship.find((row) => row.id === id)

it('returns the stock of an item refunded in full before shipment, and does not ship it', async () => {
  const before = await stock()
  const paid = await paidOrder(test, BOTH)
  const shirts = { sku_id: SHIRT, name: 'Shirt en', values: ['M'], quantity: 2 }
  const kettle = { sku_id: KETTLE, name: 'Kettle en', values: [], quantity: 1 }
  expect(await queued(paid)).toMatchObject({ items: [shirts, kettle], leave_out: [] })
  await refund(paid, [0])
  const left = { shirts: before.shirts, kettles: before.kettles - 1 }
  expect(await stock()).toEqual(left)
  expect(await queued(paid)).toMatchObject({ items: [kettle], leave_out: [shirts] })
  expect((await ship(paid)).code).toBe(1)
  expect(await stock()).toEqual(left)
  expect(await reconcile(test.backend.services.db)).toEqual([])
})

it('ships an item with a partial refund, until the rest is refunded too', async () => {
  const before = await stock()
  const paid = await paidOrder(test, BOTH, { discount: 700 })
  await refund(paid, [0], 0.5)
  expect((await stock()).shirts).toBe(before.shirts - 2)
  expect((await queued(paid))!.leave_out).toEqual([])
  await refund(paid, [0])
  expect((await stock()).shirts).toBe(before.shirts)
  expect((await queued(paid))!.leave_out).toHaveLength(1)
})

it('returns no stock for a refused or withdrawn request', async () => {
  const paid = await paidOrder(test, BOTH)
  const held = await stock()
  await operate(test, await request(paid, [0]), 'refuse')
  await withdraw(test, paid.shopper, await request(paid, [1]))
  expect(await stock()).toEqual(held)
  expect((await queued(paid))!.leave_out).toEqual([])
})

it('returns the stock of items refunded one by one, once each, and then ships nothing', async () => {
  const before = await stock()
  const paid = await paidOrder(test, BOTH)
  await refund(paid, [1])
  expect(await stock()).toEqual({ ...before, shirts: before.shirts - 2 })
  await refund(paid, [0])
  expect(await stock()).toEqual(before)
  expect(await queued(paid)).toBeUndefined()
  expect((await ship(paid)).code).toBe(409)
})

it('returns the stock of several items of one request, and ships the third', async () => {
  const before = await stock()
  const paid = await paidOrder(test, [...BOTH, { sku_id: 12, quantity: 1 }])
  await refund(paid, [0, 2])
  expect(await stock()).toEqual({ ...before, shirts: before.shirts })
  expect((await queued(paid))!.items.map(({ sku_id }) => sku_id)).toHaveLength(1)
  expect((await ship(paid)).code).toBe(1)
})

it('returns no stock after shipment, also of an order with an earlier partial refund', async () => {
  const paid = await paidOrder(test, BOTH)
  await refund(paid, [1])
  await ship(paid)
  const held = await stock()
  const item_ids = [paid.items[0]!.id]
  const asked = await askRefund(test, paid, { item_ids, amount: 2598 })
  expect((await operate(test, asked.data.id, 'settle')).code).toBe(1)
  expect(await stock()).toEqual(held)
})

it('applies to the demo auditor and carrier too', async () => {
  const { services } = test.backend
  const before = await stock()
  const paid = await paidOrder(test, BOTH)
  const id = await request(paid, [0])
  await services.db.execute(
    sql`update refunds set created_at = now() - interval '1 hour' where id = ${id}`,
  )
  await services.db.execute(
    sql`update orders set paid_at = now() - interval '1 hour' where id = ${paid.id}`,
  )
  await carry(services)
  expect(await queued(paid)).toBeUndefined()
  await audit(services)
  expect((await stock()).shirts).toBe(before.shirts)
  await carry(services)
  expect(await stock()).toEqual({ ...before, kettles: before.kettles - 1 })
})

it('returns the stock once when two calls settle concurrently', async () => {
  const before = await stock()
  const paid = await paidOrder(test, BOTH)
  const id = await request(paid, [0])
  const answers = await Promise.all([1, 2, 3, 4].map(() => operate(test, id, 'settle')))
  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1)
  expect((await stock()).shirts).toBe(before.shirts)
})

it('the ledger check finds stock that was returned without a refund', async () => {
  const { db } = test.backend.services
  const paid = await paidOrder(test, BOTH)
  const set = (isRestocked: boolean) =>
    db.execute(
      sql`update order_items set is_restocked = ${isRestocked} where order_id = ${paid.id}`,
    )
  await set(true)
  const violations = await reconcile(db)
  expect(violations.map(({ rule }) => rule)).toEqual([
    'reserved stock equals the items of active orders',
    'only items of a refunded order return their stock before shipment',
  ])
  await set(false)
  expect(await reconcile(db)).toEqual([])
})
