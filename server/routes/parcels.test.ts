import { sql } from 'drizzle-orm'
import { opsOrder, opsQueue } from '@/contracts/operators'
import { cancelOrder, getLogistics, getOrder } from '@/contracts/orders'
import { listNotices } from '@/contracts/notices'
import { LOCALES } from '@/contracts/languages'
import * as parcels from '@/server/repositories/parcels'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, order, paidOrder, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let shopper: TestShopper
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test, { balance: 100_000 })
})
afterAll(() => test.close())

const SHIP = { action: 'ship', carrier: 'River Post', tracking_no: 'RP-1' }
const move = (id: number, input: object) => test.ask(opsOrder, { id, ...input })
const logisticsOf = (id: number, token = shopper.token, locale = 'en') =>
  test.ask(getLogistics, { id }, { token, locale })

it('tracks a parcel from the shop to the shopper', async () => {
  const id = await paidOrder(test, shopper)
  expect(await logisticsOf(id)).toMatchObject({ code: 1, data: null })
  expect((await test.ask(opsQueue)).data.orders_to_ship.map((row) => row.id)).toContain(id)
  const shipped = await move(id, SHIP)
  expect(shipped.data).toMatchObject({ id, status: 2, logistics: { tracking_no: 'RP-1' } })
  expect((await test.ask(opsQueue)).data.parcels_under_way).toMatchObject([{ id }])
  await move(id, { action: 'track', text: 'On the river', place: 'Bangkok' })
  const delivered = await move(id, { action: 'deliver', place: 'Bang Rak' })
  expect(delivered.data.status).toBe(2)
  const { data } = await test.ask(getOrder, { id }, { token: shopper.token })
  expect(data).toMatchObject({
    status: 2,
    shipped_at: expect.any(String),
    delivered_at: expect.any(String),
    arrival: null,
    actions: ['confirm', 'refund'],
  })
  expect(data.logistics?.events.map(({ text, place }) => [text, place])).toEqual([
    ['Delivered', 'Bang Rak'],
    ['On the river', 'Bangkok'],
    ['Handed over to the carrier', ''],
  ])
  expect((await logisticsOf(id)).data).toEqual({ ...data.logistics, parcels: data.parcels })
  expect(data.parcels).toMatchObject([{ number: 1, delivered_at: expect.any(String) }])
  expect((await test.ask(opsQueue)).data.parcels_under_way).toEqual([])
})

it('notifies the shopper of shipment and arrival', async () => {
  const own = await newShopper(test, { balance: 10_000 })
  const id = await paidOrder(test, own)
  await move(id, SHIP)
  await move(id, { action: 'deliver' })
  const { data } = await test.ask(listNotices, { kind: 'parcel' }, { token: own.token })
  expect(data.list.map(({ title, link }) => [title, link])).toEqual([
    ['Your parcel has been delivered', `/orderInfo/${id}`],
    ['Your parcel is on its way', `/orderInfo/${id}`],
  ])
  expect(data.list[1]?.body).toContain('River Post')
})

it('translates tracking events to the language of the reader', async () => {
  const id = await paidOrder(test, shopper)
  await move(id, SHIP)
  const text = Object.fromEntries(LOCALES.map((locale) => [locale, `seen ${locale}`]))
  await move(id, { action: 'track', text })
  for (const locale of LOCALES) {
    const { data } = await logisticsOf(id, shopper.token, locale)
    expect(data?.events[0]?.text).toBe(`seen ${locale}`)
    expect(data?.events[1]?.text).not.toBe('')
  }
})

it('runs each step once and answers 409 to a repeated one', async () => {
  const id = await paidOrder(test, shopper)
  expect((await move(id, { action: 'track', text: 'too early' })).code).toBe(409)
  expect((await move(id, { action: 'deliver' })).code).toBe(409)
  const answers = await Promise.all([move(id, SHIP), move(id, SHIP), move(id, SHIP)])
  expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 409, 409])
  const arrivals = await Promise.all([1, 2, 3].map(() => move(id, { action: 'deliver' })))
  expect(arrivals.map(({ code }) => code).sort((a, b) => a - b)).toEqual([1, 409, 409])
  const late = await move(id, { action: 'track', text: 'too late' })
  expect(late).toMatchObject({ code: 409, msg: 'This parcel has already been delivered' })
  expect((await logisticsOf(id)).data?.events).toHaveLength(2)
})

it('ships only paid orders', async () => {
  const created = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
  const id = created.data.orders[0]!.id
  expect(await move(id, SHIP)).toMatchObject({ code: 409 })
  await test.ask(cancelOrder, { id }, { token: shopper.token })
  expect(await move(id, SHIP)).toMatchObject({ code: 409 })
  for (const input of [SHIP, { action: 'track', text: 'x' }, { action: 'deliver' }])
    expect((await move(999_999, input)).code).toBe(404)
})

it('shows a parcel to its owner only', async () => {
  const id = await paidOrder(test, shopper)
  await move(id, SHIP)
  const other = await newShopper(test)
  expect((await logisticsOf(id, other.token)).code).toBe(404)
  expect((await logisticsOf(999_999)).code).toBe(404)
  expect((await test.ask(getLogistics, { id })).status).toBe(401)
})

it('leaves a balanced ledger', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})

it('finds parcels in transit without scanning delivered ones', async () => {
  const { db } = test.backend.services
  await db.execute(sql`
    with arrived as (
      insert into orders (order_no, user_id, shop_id, status, subtotal, freight, discount, total, address, pay_before,
        shipped_at, delivered_at)
      select 'arrived ' || n, ${shopper.id}, 1, 4, 0, 0, 0, 0, '{}', now(), now(), now()
      from generate_series(1, 3000) n returning id
    )
    insert into parcels (order_id, carrier, tracking_no) select id, '', '' from arrived`)
  await db.execute(sql`analyze orders, parcels`)
  const { rows } = await db.execute(sql`explain ${parcels.underWay(db).getSQL()}`)
  expect(JSON.stringify(rows)).toContain('orders_under_way')
})
