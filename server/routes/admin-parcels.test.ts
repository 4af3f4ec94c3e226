import { sql } from 'drizzle-orm'
import {
  deliverAdminParcel,
  getAdminOrder,
  shipAdminOrders,
  trackAdminParcel,
} from '@/contracts/admin-orders'
import { opsOrder, opsQueue } from '@/contracts/operators'
import { confirmOrder, getLogistics, getOrder } from '@/contracts/orders'
import { carry } from '@/server/services/operations/demo'
import { assumeReceived } from '@/server/services/orders/order-times'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { getRefundable } from '@/contracts/refunds'
import { askRefund, operate, paidOrder, type PaidOrder } from '@/server/testing/refunds'
import { newMember, type TestMember } from '@/server/testing/staff'

const SHIRT = { sku_id: 11, quantity: 2 }
const KETTLE = { sku_id: 21, quantity: 1 }

let test: TestBackend
let fulfilment: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  fulfilment = await newMember(test, 'fulfilment')
  await run(`update skus set stock = 1000 where id = 11`)
})
afterAll(() => test.close())

const run = (statement: string) => test.backend.services.db.execute(sql.raw(statement))
const two = () => paidOrder(test, [SHIRT, KETTLE])
const shirtOf = ({ items }: PaidOrder) => items.find(({ price }) => price === 1299)!
const kettleOf = ({ items }: PaidOrder) => items.find(({ price }) => price === 6000)!
const get = async ({ id }: { id: number }) => (await test.ask(getAdminOrder, { id })).data
const shown = async ({ id, shopper }: PaidOrder) =>
  (await test.ask(getOrder, { id }, { token: shopper.token })).data
const shipAll = (orders: object[], by = fulfilment) =>
  test.ask(shipAdminOrders, { orders }, { headers: by.headers })
let numbers = 0
async function ship({ id }: { id: number }, items?: [item: { id: number }, quantity: number][]) {
  numbers += 1
  const contents = items?.map(([item, quantity]) => ({ item_id: item.id, quantity }))
  const shipment = { id, carrier: 'Post', tracking_no: `NO-${numbers}` }
  const { data } = await shipAll([{ ...shipment, ...(contents ? { items: contents } : {}) }])
  return data.list[0]!
}
const deliver = ({ id }: { id: number }, parcel?: number) =>
  test.ask(deliverAdminParcel, { id, parcel }, { headers: fulfilment.headers })
const stockOf = async (id: number) => {
  const { rows } = await test.backend.services.db.execute<{ stock: number }>(
    sql`select stock from skus where id = ${id}`,
  )
  return rows[0]!.stock
}

describe('an order in several parcels', () => {
  it('offers no refund of free goods after its first parcel', async () => {
    const free = await paidOrder(test, [SHIRT], { discount: 2 * 1299 })
    expect((await shown(free)).actions).toContain('refund')
    await ship(free, [[free.items[0]!, 1]])
    expect(await shown(free)).toMatchObject({ status: 1, actions: [] })
  })

  it('is shipped with its last item and delivered with its last parcel', async () => {
    const paid = await two()
    const first = await ship(paid, [[shirtOf(paid), 1]])
    expect(first).toMatchObject({ is_done: true, status: 1, parcel: 1, error: null })
    expect(await get(paid)).toMatchObject({ status: 1, shipped_at: null })
    const left = (await get(paid)).items.map(({ sku_id, packed, to_send }) => ({
      sku_id,
      packed,
      to_send,
    }))
    expect(left).toEqual([
      { sku_id: 11, packed: 1, to_send: 1 },
      { sku_id: 21, packed: 0, to_send: 1 },
    ])
    expect((await deliver(paid)).data).toMatchObject({ status: 1, delivered_at: null })
    const second = await ship(paid, [[kettleOf(paid), 1]])
    expect(second).toMatchObject({ status: 1, parcel: 2 })
    expect(await ship(paid)).toMatchObject({ is_done: true, status: 2, parcel: 3 })
    const { token } = paid.shopper
    await deliver(paid, 3)
    expect(await shown(paid)).toMatchObject({ status: 2, delivered_at: null })
    await run(`update orders set shipped_at = now() - interval '20 days' where id = ${paid.id}`)
    await assumeReceived(test.backend.services)
    expect((await shown(paid)).status).toBe(2)
    expect((await deliver(paid)).data.delivered_at).not.toBeNull()
    await run(`update orders set delivered_at = now() - interval '15 days' where id = ${paid.id}`)
    await assumeReceived(test.backend.services)
    expect((await test.ask(getOrder, { id: paid.id }, { token })).data.status).toBe(3)
  })

  it('shows every parcel to its shopper and to staff', async () => {
    const paid = await two()
    await ship(paid, [[kettleOf(paid), 1]])
    await ship(paid)
    const tracked = { id: paid.id, parcel: 1, text: 'At the harbour', place: 'Bangkok' }
    await test.ask(trackAdminParcel, tracked, { headers: fulfilment.headers })
    const order = await shown(paid)
    expect(order.parcels).toMatchObject([
      {
        number: 1,
        items: [{ item_id: kettleOf(paid).id, quantity: 1 }],
        events: [{ text: 'At the harbour', place: 'Bangkok' }, {}],
        delivered_at: null,
      },
      { number: 2, items: [{ item_id: shirtOf(paid).id, quantity: 2 }], events: [{}] },
    ])
    expect(order.logistics?.tracking_no).toBe(order.parcels?.[1]?.tracking_no)
    const { token } = paid.shopper
    const { data } = await test.ask(getLogistics, { id: paid.id }, { token })
    expect(data).toEqual({ ...order.logistics, parcels: order.parcels })
    const seen = await get(paid)
    expect(seen.parcels).toEqual(order.parcels)
    const moves = seen.history.filter(({ event }) => event === 'parcel-moved')
    expect(moves.map(({ action, parcel, by }) => [action, parcel, by?.staff_id])).toEqual([
      ['ship', 1, fulfilment.id],
      ['ship', 2, fulfilment.id],
      ['track', 1, fulfilment.id],
    ])
    expect((await test.ask(confirmOrder, { id: paid.id }, { token })).code).toBe(1)
  })

  it('lists what is left for operators, and the parcels under way', async () => {
    const paid = await two()
    await ship(paid, [[shirtOf(paid), 1]])
    const queue = (await test.ask(opsQueue)).data
    const waiting = queue.orders_to_ship.find(({ id }) => id === paid.id)!
    expect(waiting).toMatchObject({
      items: [
        { item_id: shirtOf(paid).id, sku_id: 11, quantity: 1 },
        { sku_id: 21, quantity: 1 },
      ],
      address: { addressee: expect.any(String) },
    })
    const underWay = queue.parcels_under_way.filter(({ id }) => id === paid.id)
    expect(underWay).toMatchObject([{ parcel: 1 }])
    await deliver(paid)
    const after = (await test.ask(opsQueue)).data.parcels_under_way
    expect(after.filter(({ id }) => id === paid.id)).toEqual([])
  })

  it('refuses items that are not left, and a tracking number twice', async () => {
    const paid = await two()
    const other = await two()
    const wrong = { is_done: false, error: { code: 422 } }
    expect(await ship(paid, [[shirtOf(paid), 3]])).toMatchObject(wrong)
    expect(await ship(paid, [[shirtOf(other), 1]])).toMatchObject(wrong)
    const shipment = { id: paid.id, carrier: 'Post', tracking_no: 'TWICE' }
    const items = [{ item_id: shirtOf(paid).id, quantity: 1 }]
    expect((await shipAll([{ ...shipment, items }])).data.list[0]?.is_done).toBe(true)
    const again = (await shipAll([{ ...shipment, items }])).data.list[0]
    expect(again).toMatchObject({ is_done: false, error: { reason: 'CHANGED_MEANWHILE' } })
    await ship(paid)
    const late = { is_done: false, error: { reason: 'ORDER_NOT_SHIPPABLE' } }
    expect(await ship(paid)).toMatchObject(late)
    for (const parcel of [1, 2]) expect((await deliver(paid, parcel)).code).toBe(1)
    expect((await deliver(paid, 1)).code).toBe(409)
    expect((await deliver(paid, 7)).code).toBe(409)
    expect((await deliver({ id: 999_999 })).code).toBe(404)
  })

  it('never sends a unit twice in calls at the same time', async () => {
    const paid = await two()
    const shirt = [shirtOf(paid), 2] as [{ id: number }, number]
    const answers = await Promise.all([ship(paid, [shirt]), ship(paid, [shirt]), ship(paid)])
    expect(answers.filter(({ is_done }) => is_done).length).toBeLessThanOrEqual(2)
    const { items } = await get(paid)
    expect(items.find(({ sku_id }) => sku_id === 11)).toMatchObject({ packed: 2, to_send: 0 })
  })

  it('delivers its last two parcels at the same time', async () => {
    const paid = await two()
    await ship(paid, [[kettleOf(paid), 1]])
    await ship(paid)
    await Promise.all([deliver(paid, 1), deliver(paid, 2)])
    expect((await get(paid)).delivered_at).not.toBeNull()
  })

  it('is carried to its end by the demo', async () => {
    const paid = await two()
    await ship(paid, [[kettleOf(paid), 1]])
    await ship(paid)
    for (let stage = 0; stage < 14; stage += 1) {
      await run(`update parcel_events set created_at = created_at - interval '1 minute'
        where order_id = ${paid.id}`)
      await carry(test.backend.services)
    }
    const order = await shown(paid)
    expect(order.delivered_at).not.toBeNull()
    expect(order.parcels?.map(({ events }) => events.length)).toEqual([7, 7])
  })
})

describe('a refund of an order that is sent in part', () => {
  it('restocks what is not in a parcel, and then the order is shipped', async () => {
    const paid = await two()
    const before = [await stockOf(11), await stockOf(21)]
    await ship(paid, [[shirtOf(paid), 1]])
    await ship(paid, [[shirtOf(paid), 1]])
    await deliver(paid, 1)
    await deliver(paid, 2)
    const kettle = { item_ids: [kettleOf(paid).id], amount: 6000 }
    await operate(test, (await askRefund(test, paid, kettle)).data.id, 'settle')
    expect([await stockOf(11), await stockOf(21)]).toEqual([before[0], before[1]! + 1])
    const found = await get(paid)
    expect(found).toMatchObject({ status: 2, delivered_at: expect.any(String) })
    expect(found.items.find(({ sku_id }) => sku_id === 21)).toMatchObject({
      leave_out: true,
      packed: 0,
    })
    expect(await reconcile(test.backend.services.db)).toEqual([])
  })

  it('restocks the units that are in no parcel, and sends nothing more of the item', async () => {
    const paid = await two()
    const before = [await stockOf(11), await stockOf(21)]
    await ship(paid, [[shirtOf(paid), 1]])
    const shirts = { item_ids: [shirtOf(paid).id], amount: 2598 }
    const refund = (await askRefund(test, paid, shirts)).data.id
    expect(await ship(paid)).toMatchObject({ error: { reason: 'ORDER_NOT_SHIPPABLE' } })
    await operate(test, refund, 'settle')
    expect([await stockOf(11), await stockOf(21)]).toEqual([before[0]! + 1, before[1]])
    const queue = (await test.ask(opsQueue)).data.orders_to_ship
    expect(queue.find(({ id }) => id === paid.id)!.leave_out).toMatchObject([
      { sku_id: 11, quantity: 1 },
    ])
    expect((await get(paid)).items).toMatchObject([
      { sku_id: 11, packed: 1, to_send: 0, leave_out: true },
      { sku_id: 21, packed: 0, to_send: 1 },
    ])
    expect(await ship(paid)).toMatchObject({ status: 2, parcel: 2 })
    expect(await reconcile(test.backend.services.db)).toEqual([])
  })

  it('keeps the stock of what is in parcels when everything is refunded', async () => {
    const paid = await two()
    const before = [await stockOf(11), await stockOf(21)]
    await ship(paid, [[kettleOf(paid), 1]])
    await ship(paid, [[shirtOf(paid), 1]])
    await operate(test, (await askRefund(test, paid)).data.id, 'settle')
    expect([await stockOf(11), await stockOf(21)]).toEqual([before[0]! + 1, before[1]])
    expect(await get(paid)).toMatchObject({ status: -3, shipped_at: expect.any(String) })
    expect(await reconcile(test.backend.services.db)).toEqual([])
  })
})

describe('parcels and decisions on a refund that come at the same time', () => {
  it('never lose or double a unit', async () => {
    await run(`update skus set stock = 1000 where id in (11, 21)`)
    const all = async () =>
      (await run(`select stock + taken as units from skus where id in (11, 21) order by id`)).rows
    const before = await all()
    for (let round = 0; round < 8; round += 1) {
      const paid = await paidOrder(test, [{ sku_id: 11, quantity: 4 }, KETTLE])
      const shirt = shirtOf(paid)
      const one = () => ship(paid, [[shirt, 1]])
      const body = { item_ids: [shirt.id], amount: 4 * 1299 }
      const [asked] = await Promise.all([askRefund(test, paid, body), one(), one()])
      const settle = () => operate(test, asked.data.id, 'settle')
      await Promise.all([settle(), one(), settle(), ship(paid)])
      const { packed } = (await get(paid)).items.find(({ sku_id }) => sku_id === 11)!
      expect(packed).toBeLessThan(4)
    }
    expect(await all()).toEqual(before)
    expect(await reconcile(test.backend.services.db)).toEqual([])
  })
})

describe('the freight of an order', () => {
  const freightOf = async ({ id, shopper }: PaidOrder) =>
    (await test.ask(getRefundable, { order_id: id }, { token: shopper.token })).data.freight

  it('is refundable until the first of its parcels is sent', async () => {
    const paid = await paidOrder(test, [SHIRT])
    expect(await freightOf(paid)).toBe(499)
    await ship(paid, [[shirtOf(paid), 1]])
    expect(await freightOf(paid)).toBe(0)
    const all = { item_ids: [shirtOf(paid).id], amount: 2598 + 1 }
    expect((await askRefund(test, paid, all)).code).toBe(422)
  })
})

describe('many orders in one call', () => {
  it('are shipped each by itself', async () => {
    const [first, second] = [await two(), await two()]
    const merchant = await newMember(test, 'merchant', [1])
    const foreign = await paidOrder(test, [{ sku_id: 31, quantity: 1 }])
    const orders = [first.id, foreign.id, 999_999, second.id].map((id) => ({
      id,
      carrier: 'Post',
      tracking_no: `BULK-${id}`,
    }))
    const { data } = await shipAll(orders, merchant)
    expect(data.list.map(({ id, is_done, error }) => [id, is_done, error?.code ?? null])).toEqual([
      [first.id, true, null],
      [foreign.id, false, 404],
      [999_999, false, 404],
      [second.id, true, null],
    ])
    expect(data.list[1]?.error?.msg).toBe('This no longer exists')
    const none = await test.ask(shipAdminOrders, { orders: [] }, { key: newKey() })
    expect(none.code).toBe(422)
  })
})

it('reads a parcel of an earlier version, and keeps its one parcel per order', async () => {
  const paid = await two()
  await run(`update orders set status = 2, shipped_at = now() where id = ${paid.id}`)
  await run(
    `insert into parcels (order_id, carrier, tracking_no) values (${paid.id}, 'Old', 'O-1')`,
  )
  await run(`insert into parcel_events (order_id, texts)
    values (${paid.id}, '{"en":"a","zh-CN":"a","ja":"a","ko":"a","th":"a"}')`)
  expect((await shown(paid)).parcels).toMatchObject([
    {
      number: 1,
      items: [
        { item_id: shirtOf(paid).id, quantity: 2 },
        { item_id: kettleOf(paid).id, quantity: 1 },
      ],
      events: [{ text: 'a' }],
      delivered_at: null,
    },
  ])
  const { token } = paid.shopper
  const { data } = await test.ask(getLogistics, { id: paid.id }, { token })
  expect(data?.parcels).toEqual((await shown(paid)).parcels)
  await run(`update orders set delivered_at = now() where id = ${paid.id}`)
  expect((await shown(paid)).parcels?.[0]?.delivered_at).not.toBeNull()
  const late = await test.ask(opsOrder, { id: paid.id, action: 'deliver' })
  expect(late.code).toBe(409)
  const inPart = await two()
  await ship(inPart, [[kettleOf(inPart), 1]])
  const clash = run(`insert into parcels (order_id, carrier, tracking_no)
    values (${inPart.id}, 'Old', 'O-2')`)
  await expect(clash).rejects.toThrow('insert into parcels')
})

it('has its quantities verified', async () => {
  const paid = await two()
  await ship(paid, [[shirtOf(paid), 1]])
  const set = (quantity: number) =>
    run(`update parcel_items set quantity = ${quantity} where order_id = ${paid.id}`)
  await set(3)
  expect(await reconcile(test.backend.services.db)).toMatchObject([
    { rule: 'an item is in parcels at most as often as it was ordered' },
  ])
  await set(1)
})

it('leaves a balanced ledger', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
