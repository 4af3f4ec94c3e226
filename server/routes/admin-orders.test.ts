import { sql } from 'drizzle-orm'
import { getAdminOrder, listAdminOrders } from '@/contracts/admin-orders'
import { opsOrder } from '@/contracts/operators'
import { cancelOrder } from '@/contracts/orders'
import { latestIds } from '@/server/repositories/latest-ids'
import { orders } from '@/server/db/tables/orders'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, operate, paidOrder } from '@/server/testing/refunds'
import { newShopper, order } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let merchant: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  merchant = await newMember(test, 'merchant', [1])
})
afterAll(() => test.close())

const TEA = { sku_id: 31, quantity: 2 }
const SHIRT = { sku_id: 11, quantity: 1 }
const KETTLE = { sku_id: 21, quantity: 1 }
const list = (filter: object = {}, headers?: TestMember['headers']) =>
  test.ask(listAdminOrders, filter, headers ? { headers } : {})
const idsOf = async (filter: object, headers?: TestMember['headers']) =>
  (await list(filter, headers)).data.list.map(({ id }) => id)
const get = async (id: number) => (await test.ask(getAdminOrder, { id })).data

describe('the list of orders', () => {
  it('finds an order by its numbers and by its shopper', async () => {
    const { id, shopper } = await paidOrder(test, [TEA])
    await test.ask(opsOrder, { id, action: 'ship', carrier: 'Post', tracking_no: 'FIND-1' })
    const [row] = (await list({ search: 'FIND-1' })).data.list
    expect(row).toMatchObject({ id, status: 2, quantity: 2, shopper: { id: shopper.id } })
    expect(await idsOf({ search: row!.order_no })).toEqual([id])
    expect(await idsOf({ search: shopper.email.toUpperCase() })).toEqual([id])
    expect(await idsOf({ search: 'FIND' })).toEqual([])
    expect(await idsOf({ search: 'FIND-1', status: 1 })).toEqual([])
    expect(await idsOf({ search: 'FIND-1' }, merchant.headers)).toEqual([])
  })

  it('filters by state, shop and shopper', async () => {
    const tea = await paidOrder(test, [TEA])
    const shirt = await paidOrder(test, [KETTLE])
    const unpaid = await newShopper(test)
    const { data } = await order(test, unpaid, [TEA])
    expect(await idsOf({ shop_id: 2, to_ship: true })).toContain(tea.id)
    expect(await idsOf({ shop_id: 2, to_ship: true })).not.toContain(shirt.id)
    expect(await idsOf({ user_id: tea.shopper.id })).toEqual([tea.id])
    expect(await idsOf({ user_id: tea.shopper.id, shop_id: 1 })).toEqual([])
    expect(await idsOf({ status: 0 })).toEqual([data.orders[0]!.id])
    expect(await idsOf({ status: 0, to_ship: true })).toEqual([])
    expect(await idsOf({}, merchant.headers)).toContain(shirt.id)
    expect(await idsOf({}, merchant.headers)).not.toContain(tea.id)
    expect(await idsOf({ shop_id: 2 }, merchant.headers)).toEqual([])
  })

  it('filters by the times of creation and payment', async () => {
    const { id } = await paidOrder(test, [TEA])
    await test.backend.services.db.execute(sql`
      update orders set created_at = '2025-03-01T10:00:00Z', paid_at = '2025-03-01T10:20:00Z' where id = ${id}`)
    const at = (minute: number) => `2025-03-01T10:${minute}:00Z`
    expect(await idsOf({ created_from: at(10), created_to: at(30) })).toEqual([])
    expect(await idsOf({ paid_from: at(10), paid_to: at(30) })).toEqual([id])
    expect(await idsOf({ paid_from: at(20), paid_to: at(21) })).toEqual([id])
    expect(await idsOf({ paid_from: at(19), paid_to: at(20) })).toEqual([])
    expect(await idsOf({ paid_from: '0001-01-01T00:00:00Z', paid_to: at(30) })).toContain(id)
    const [made, soon] = ['2025-03-01T10:00:00Z', '2025-03-01T10:00:00.001Z']
    expect(await idsOf({ created_to: soon })).toEqual([id])
    expect(await idsOf({ created_from: made, created_to: soon })).toEqual([id])
    expect(await idsOf({ created_to: made })).toEqual([])
  })

  it.each(['latest', 'oldest'])('pages, %s first', async (sort) => {
    const all = (await list({ sort, limit: 50 })).data.list.map(({ id }) => id)
    const paged: number[] = []
    let cursor: string | null | undefined
    while (cursor !== null) {
      const { data } = await list({ sort, limit: 2, cursor })
      paged.push(...data.list.map(({ id }) => id))
      cursor = data.next_cursor
    }
    expect(paged).toEqual(all)
    expect(all.length).toBeGreaterThan(3)
    const times = (await list({ sort, limit: 50 })).data.list.map((row) => row.created_at)
    const ascending = times.toSorted((a, b) => a.localeCompare(b))
    expect(times).toEqual(sort === 'latest' ? ascending.toReversed() : ascending)
  })

  it('reads a small shop from its own part of the index', async () => {
    const { db } = test.backend.services
    await db.execute(sql`
      insert into orders (order_no, user_id, shop_id, status, subtotal, freight, discount, total, address, pay_before,
        shipped_at, delivered_at, received_at, completed_at)
      select 'many ' || n, 1, case when n % 2000 = 0 then 2 else 1 end, 4, 0, 0, 0, 0, '{"addressee": "Ann"}', now(), now(), now(), now(), now()
      from generate_series(1, 20000) n`)
    await db.execute(sql`analyze orders`)
    const asked: { sql: string; params: unknown[] }[] = []
    const spy = { execute: (query: never) => (asked.push(query), { rows: [] }) }
    const keys = [
      { column: orders.shopId, type: 'bigint' as const, values: [2] },
      { column: orders.status, type: 'smallint' as const, values: [1, 4] },
    ]
    await latestIds(spy as never, { table: orders, keys }, { limit: 21 })
    const { rows } = await db.execute(sql`explain ${asked[0] as never}`)
    expect(JSON.stringify(rows)).toContain('orders_shop_created')
    await db.execute(sql`delete from orders where order_no like 'many %'`)
  })
})

describe('an order', () => {
  it('shows what to pack, with the company’s numbers', async () => {
    await test.backend.services.db.execute(sql`update skus set code = 'SHIRT-M' where id = 11`)
    const paid = await paidOrder(test, [SHIRT, KETTLE])
    const shirt = paid.items.find(({ price }) => price === 1299)!
    const asked = await askRefund(test, paid, { item_ids: [shirt.id], amount: 1299 })
    await operate(test, asked.data.id, 'settle')
    const found = await get(paid.id)
    expect(found).toMatchObject({
      id: paid.id,
      status: 1,
      shop: { id: 1, name: 'Shop 1 en' },
      addressee: expect.any(String),
      refunded: 1299,
      subtotal: 7299,
      refunds: [{ id: asked.data.id, status: 2, amount: 1299, item_ids: [shirt.id] }],
    })
    const bySku = new Map(found.items.map((item) => [item.sku_id, item]))
    expect(bySku.get(11)).toMatchObject({
      sku_code: 'SHIRT-M',
      values: ['M'],
      leave_out: true,
      to_send: 0,
      refund_status: 2,
    })
    expect(bySku.get(21)).toMatchObject({ sku_code: null, leave_out: false, to_send: 1, packed: 0 })
  })

  it('has nothing to send unless it is paid and no refund is asked for', async () => {
    const toSend = async (id: number) =>
      (await get(id)).items.map(({ sku_id, to_send }) => [sku_id, to_send])
    const shopper = await newShopper(test)
    const unpaid = (await order(test, shopper, [TEA])).data.orders[0]!.id
    expect(await toSend(unpaid)).toEqual([[31, 0]])
    await test.ask(cancelOrder, { id: unpaid }, { token: shopper.token })
    expect(await toSend(unpaid)).toEqual([[31, 0]])
    const paid = await paidOrder(test, [SHIRT, KETTLE])
    const kettle = paid.items.find(({ price }) => price === 6000)!
    const part = { item_id: kettle.id, quantity: 1 }
    const parcel = { id: paid.id, carrier: 'Post', tracking_no: 'PART-1', items: [part] }
    await test.ask(opsOrder, { ...parcel, action: 'ship' })
    const left = [
      [11, 1],
      [21, 0],
    ]
    expect(await toSend(paid.id)).toEqual(left)
    const own = { item_ids: [kettle.id], amount: 6000 }
    const asked = (await askRefund(test, paid, own)).data.id
    expect(await toSend(paid.id)).toEqual([
      [11, 0],
      [21, 0],
    ])
    await operate(test, asked, 'refuse', 'Opened')
    expect(await toSend(paid.id)).toEqual(left)
  })

  it('has a history with the persons of the audit trail', async () => {
    const paid = await paidOrder(test, [TEA])
    await test.ask(opsOrder, { id: paid.id, action: 'ship', carrier: 'Post', tracking_no: 'H-1' })
    await test.ask(opsOrder, { id: paid.id, action: 'deliver' })
    const { history, parcels } = await get(paid.id)
    const events = history.map(({ event, by }) => [event, by?.actor ?? null])
    expect(events).toEqual(
      expect.arrayContaining([
        ['created', null],
        ['order-paid', 'shopper'],
        ['parcel-moved', 'operator'],
        ['delivered', null],
      ]),
    )
    expect(events[0]).toEqual(['created', null])
    expect(parcels).toMatchObject([
      { carrier: 'Post', tracking_no: 'H-1', delivered_at: expect.any(String) },
    ])
  })

  it('exists only for staff of its shop', async () => {
    const { id } = await paidOrder(test, [TEA])
    const { headers } = merchant
    expect((await test.ask(getAdminOrder, { id }, { headers })).code).toBe(404)
    expect((await test.ask(getAdminOrder, { id: 999_999 })).code).toBe(404)
  })
})
