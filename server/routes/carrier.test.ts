import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { opsOrder } from '@/contracts/operators'
import { getLogistics } from '@/contracts/orders'
import { WEBHOOK_PATHS } from '@/contracts/webhook-paths'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder, type TestShopper } from '@/server/testing/shoppers'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let test: TestBackend
let shopper: TestShopper
let id: number
let trackingNo: string
let messages = 0
beforeAll(async () => {
  test = await openTestBackend({ carrierSecret: SECRET })
  shopper = await newShopper(test, { balance: 100_000 })
})
beforeEach(async () => {
  id = await paidOrder(test, shopper)
  trackingNo = `TH ${id}`
  await test.ask(opsOrder, { id, action: 'ship', carrier: 'Thai Post', tracking_no: trackingNo })
})
afterAll(() => test.close())

const at = (minute: number) => new Date(Date.now() + minute * 60_000).toISOString()

interface Own {
  messageId?: string
  secret?: string
  sentAt?: Date
}

async function send(own: object, how: Own = {}) {
  const event = {
    tracking_no: trackingNo,
    carrier: 'Thai Post',
    status: 'local',
    time: at(0),
    ...own,
  }
  return sendBody(JSON.stringify(event), how)
}

async function sendBody(body: string, how: Own = {}) {
  messages += 1
  const { messageId = `msg_${messages}`, secret = SECRET, sentAt = new Date() } = how
  const { status } = await test.fetch(WEBHOOK_PATHS.carrier, {
    method: 'POST',
    body,
    headers: {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(messageId, sentAt, body),
    },
  })
  return status
}

/** Latest first, without the shop's own entry about the shipment. */
async function events() {
  const { data } = await test.ask(getLogistics, { id }, { token: shopper.token })
  return data!.events.map(({ text, place }) => `${text} · ${place}`).slice(0, -1)
}

it('moves the parcel by tracking number, with the words of the carrier or of the shop', async () => {
  expect(await send({ place: 'Bangkok', text: 'Left the hub' })).toBe(200)
  expect(await send({ status: 'delivered', place: 'Chiang Mai', time: at(1) })).toBe(200)
  const [delivered, ...others] = await events()
  expect(delivered).toMatch(/ · Chiang Mai$/)
  expect(others).toEqual(['Left the hub · Bangkok'])
})

it('counts a message once, also when it comes twice at the same time', async () => {
  const again = { messageId: 'msg_again' }
  const answers = await Promise.all([1, 2, 3].map(() => send({ text: 'Once' }, again)))
  expect(answers).toEqual([200, 200, 200])
  expect(await events()).toEqual(['Once · '])
})

it('orders events by their time, and ignores those that come after the delivery', async () => {
  const hour = 60 * 60_000
  const before = (hours: number) => new Date(Date.now() - hours * hour).toISOString()
  await test.backend.services.db.execute(
    sql`update parcel_events set created_at = now() - interval '9 hours'`,
  )
  await send({ text: 'Second', time: before(2) })
  await send({ text: 'First', time: before(3) })
  expect(await events()).toEqual(['Second · ', 'First · '])
  await send({ status: 'delivered' })
  expect(await send({ text: 'Too late', time: before(1) })).toBe(200)
  expect(await send({ status: 'delivered' })).toBe(200)
  expect(await events()).toHaveLength(3)
})

it('rejects what the carrier did not sign, old messages, and numbers that it does not know', async () => {
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
  expect(await send({}, { secret: other })).toBe(400)
  expect(await send({}, { sentAt: new Date(Date.now() - 10 * 60_000) })).toBe(400)
  expect(await send({ status: 'lost' })).toBe(422)
  expect(await send({ tracking_no: 'unknown' })).toBe(404)
  expect(await send({ carrier: 'Another' })).toBe(404)
  expect(await events()).toEqual([])
})

it('ignores events from before the order, of an earlier parcel with the same number', async () => {
  expect(await send({ status: 'delivered', time: at(-25 * 60) })).toBe(200)
  expect(await send({ time: '0000-01-01T00:00:00Z' })).toBe(200)
  expect(await events()).toEqual([])
  expect(await send({ text: 'Picked up', time: at(-23 * 60) })).toBe(200)
  expect(await send({ text: 'On its way' })).toBe(200)
  const { data } = await test.ask(getLogistics, { id }, { token: shopper.token })
  expect(data!.events.map(({ text }) => text)).toContain('Picked up')
})

it('rejects a signed message without a body or with a long id', async () => {
  expect(await sendBody('')).toBe(422)
  expect(await send({}, { messageId: 'm'.repeat(256) })).toBe(422)
  expect(await send({}, { messageId: 'm'.repeat(255) })).toBe(200)
})

it('is closed without a secret', async () => {
  const { config } = test.backend.services
  config.carrierSecret = undefined
  expect(await send({})).toBe(404)
  config.carrierSecret = SECRET
})

it('counts the messages of each carrier by themselves', async () => {
  const again = { messageId: '1' }
  const other = await paidOrder(test, shopper)
  const way = { carrier: 'Flash', tracking_no: 'FL 1' }
  await test.ask(opsOrder, { id: other, action: 'ship', ...way })
  expect(await send({ ...way, text: 'With Flash' }, again)).toBe(200)
  expect(await send({ text: 'With the post' }, again)).toBe(200)
  expect(await events()).toEqual(['With the post · '])
})

it('moves the parcels under way of a number that many earlier orders had', async () => {
  await test.ask(opsOrder, { id, action: 'deliver' })
  const { db } = test.backend.services
  await db.execute(sql`
    with made as (
      insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', o.id + 1000000 + n,
        'order_no', o.order_no || n))).* from orders o, generate_series(1, 50) n
      where o.id = ${id} returning id)
    insert into parcels (order_id, carrier, tracking_no, delivered_at)
    select id, 'Thai Post', ${trackingNo}, now() from made`)
  const latest = await paidOrder(test, shopper)
  const ship = { id: latest, action: 'ship', carrier: 'Thai Post', tracking_no: trackingNo }
  await test.ask(opsOrder, ship)
  expect(await send({ status: 'delivered', time: at(1) })).toBe(200)
  id = latest
  const { data } = await test.ask(getLogistics, { id }, { token: shopper.token })
  expect(data!.parcels![0]!.delivered_at).not.toBeNull()
})
