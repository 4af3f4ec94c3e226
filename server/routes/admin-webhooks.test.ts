import { sql } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import {
  addAdminWebhook,
  listAdminWebhookDeliveries,
  listAdminWebhooks,
  removeAdminWebhook,
  replayAdminWebhook,
  updateAdminWebhook,
} from '@/contracts/admin-webhooks'
import { opsOrder } from '@/contracts/operators'
import { cancelOrder } from '@/contracts/orders'
import { listAuditEvents } from '@/contracts/staff'
import type { WebhookEvent } from '@/contracts/webhook-events'
import { inTransaction } from '@/server/db/transaction'
import * as queues from '@/server/repositories/queues'
import { renew } from '@/server/repositories/webhooks'
import { announce } from '@/server/services/webhooks/announce'
import { deleteOld, deliver } from '@/server/services/webhooks/deliver'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { openPushService } from '@/server/testing/push-service'
import { newShopper, order, paidOrder } from '@/server/testing/shoppers'
import { newMember } from '@/server/testing/staff'

let test: TestBackend
let receiver: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  test = await openTestBackend()
  receiver = await openPushService()
})
beforeEach(async () => {
  await db().execute(sql`delete from webhook_endpoints`)
  await db().execute(sql`delete from pgboss.job where name = 'webhook'`)
  receiver.received.length = 0
  receiver.answers.status = 204
})
afterAll(async () => {
  await test.close()
  await receiver.close()
})

const db = () => test.backend.services.db

async function newEndpoint(...events: WebhookEvent[]) {
  const { data } = await test.ask(addAdminWebhook, { url: `${receiver.origin}/hook`, events })
  return { ...data.webhook, secret: data.secret }
}

const tell = (event: WebhookEvent, id = 1) =>
  inTransaction(db(), (tx) => announce(tx, [{ event, data: { order_id: id } }]))

/** Does the due work of the queue, as its job does. */
async function work(): Promise<number> {
  const items = await queues.fetch(db(), 'webhook', 100)
  for (const { id, data } of items) {
    await deliver(test.backend.services, data)
    await queues.complete(db(), 'webhook', id)
  }
  return items.length
}

const log = async (id: number, own: object = {}) =>
  (await test.ask(listAdminWebhookDeliveries, { webhook_id: id, ...own })).data.list

it('keeps at most as many endpoints as it lists, so that none is hidden', async () => {
  const add = () =>
    test.ask(addAdminWebhook, { url: `${receiver.origin}/hook`, events: ['order.paid'] })
  await db().execute(sql`
    insert into webhook_endpoints (url, secret, events)
    select 'https://hooks.example.com', '', '{order.paid}' from generate_series(1, 98)`)
  const answers = await Promise.all([add(), add(), add(), add()])
  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
    0, 0, 1, 1,
  ])
  expect((await test.ask(listAdminWebhooks)).data.list).toHaveLength(100)
})

it('tells an endpoint about an order, signed, once, and only what it wants', async () => {
  const endpoint = await newEndpoint('order.paid', 'order.shipped', 'order.delivered')
  await newEndpoint('refund.settled')
  const id = await paidOrder(test, await newShopper(test, { balance: 10_000 }))
  await test.ask(opsOrder, { id, action: 'ship', carrier: 'Thai Post', tracking_no: 'TH 7' })
  await test.ask(opsOrder, { id, action: 'deliver' })
  expect(await work()).toBe(3)
  expect(await work()).toBe(0)
  const verifier = new Webhook(endpoint.secret)
  const read = receiver.received.map(({ body, headers }) =>
    verifier.verify(body.toString(), headers as Record<string, string>),
  )
  expect(read).toEqual(
    expect.arrayContaining(
      ['order.paid', 'order.shipped', 'order.delivered'].map((type) => ({
        type,
        timestamp: expect.any(String),
        data: { order_id: id },
      })),
    ),
  )
  expect(read).toHaveLength(3)
  const [latest, ...others] = await log(endpoint.id)
  expect(others).toHaveLength(2)
  expect(latest).toMatchObject({ event: 'order.delivered', status: 'sent', attempts: 1 })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids)).toEqual(new Set([latest!, ...others].map((one) => one.message_id)))
})

it('tells about cancelled orders and about stock that is low or sold out', async () => {
  const endpoint = await newEndpoint('order.cancelled', 'stock.low', 'stock.sold_out')
  const shopper = await newShopper(test)
  const items = [
    { sku_id: 11, quantity: 5 },
    { sku_id: 12, quantity: 1 },
  ]
  const created = (await order(test, shopper, items)).data.orders
  await test.ask(cancelOrder, { id: created[0]!.id }, { token: shopper.token })
  expect((await log(endpoint.id)).map(({ event, data }) => ({ event, ...data }))).toEqual([
    { event: 'order.cancelled', order_id: created[0]!.id },
    { event: 'stock.sold_out', sku_id: 12, product_id: 1, stock: 0 },
    { event: 'stock.low', sku_id: 11, product_id: 1, stock: 5 },
  ])
})

it('keeps nothing of a change that is rolled back', async () => {
  const endpoint = await newEndpoint('order.paid')
  await inTransaction(db(), async (tx) => {
    await announce(tx, [{ event: 'order.paid', data: { order_id: 1 } }])
    throw new Error('the change failed')
  }).catch(() => undefined)
  expect(await log(endpoint.id)).toEqual([])
  expect(await work()).toBe(0)
})

/** Makes queued attempts due. */
const wait = () =>
  db().execute(sql`update pgboss.job set start_after = now() where name = 'webhook'`)

it('repeats a failed attempt with growing delays, ends after a day, and can be replayed', async () => {
  const endpoint = await newEndpoint('order.paid')
  receiver.answers.status = 503
  await tell('order.paid')
  expect(await work()).toBe(1)
  expect(await work()).toBe(0)
  expect((await log(endpoint.id))[0]).toMatchObject({
    status: 'waiting',
    attempts: 1,
    answer_status: 503,
    answer: 'not read',
  })
  for (let attempts = 1; attempts < 8; attempts += 1) {
    await wait()
    expect(await work()).toBe(1)
  }
  await wait()
  expect(await work()).toBe(0)
  const [failed] = await log(endpoint.id, { status: 'failed' })
  expect(failed).toMatchObject({ attempts: 8 })
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids)).toEqual(new Set([failed!.message_id]))
  receiver.answers.status = 200
  const one = { webhook_id: endpoint.id, delivery_id: failed!.id }
  expect((await test.ask(replayAdminWebhook, one)).data).toEqual({ replayed: 1 })
  expect(await work()).toBe(1)
  expect((await log(endpoint.id))[0]).toMatchObject({ status: 'sent', attempts: 1 })
})

it('replays all failed messages of an endpoint, and none of another', async () => {
  const endpoint = await newEndpoint('order.paid')
  const other = await newEndpoint('order.paid')
  for (const id of [1, 2, 3]) await tell('order.paid', id)
  await db().execute(sql`update webhook_deliveries set status = 'failed', attempts = 8
    where data ->> 'order_id' <> '2'`)
  const { data } = await test.ask(replayAdminWebhook, { webhook_id: endpoint.id })
  expect(data).toEqual({ replayed: 2 })
  expect(await log(endpoint.id, { status: 'failed' })).toEqual([])
  const others = await log(other.id, { status: 'failed' })
  expect(others).toHaveLength(2)
  const foreign = { webhook_id: endpoint.id, delivery_id: others[0]!.id }
  expect((await test.ask(replayAdminWebhook, foreign)).code).toBe(404)
  expect((await test.ask(replayAdminWebhook, { webhook_id: 999_999 })).code).toBe(404)
  await work()
})

it('replays the oldest failed messages first', async () => {
  const endpoint = await newEndpoint('order.paid')
  for (const id of [1, 2, 3]) await tell('order.paid', id)
  await db().execute(sql`update webhook_deliveries set status = 'failed'`)
  await inTransaction(db(), (tx) => renew(tx, endpoint.id, { most: 2 }))
  const [newest] = await log(endpoint.id)
  expect(await log(endpoint.id, { status: 'failed' })).toEqual([newest])
})

it('sends nothing to an endpoint that is off or removed', async () => {
  const endpoint = await newEndpoint('order.paid')
  await tell('order.paid')
  const off = { id: endpoint.id, version: 1, is_on: false }
  expect((await test.ask(updateAdminWebhook, off)).data.webhook).toMatchObject({ version: 2 })
  await tell('order.paid')
  await work()
  const [only, ...others] = await log(endpoint.id)
  expect(others).toEqual([])
  expect(only).toMatchObject({ status: 'failed', answer: 'The endpoint is off.' })
  expect((await test.ask(removeAdminWebhook, { id: endpoint.id })).code).toBe(1)
  expect((await test.ask(removeAdminWebhook, { id: endpoint.id })).code).toBe(404)
  expect((await test.ask(listAdminWebhooks, {})).data.list).toEqual([])
  expect(receiver.received).toEqual([])
})

it('refuses outdated changes, shows a secret once, and records who changed what', async () => {
  const owner = await newMember(test, 'owner')
  const { id, secret } = await newEndpoint('order.paid')
  const change = { id, version: 1, events: ['order.shipped'], renew_secret: true }
  const changed = await test.ask(updateAdminWebhook, change, { headers: owner.headers })
  expect(changed.data.secret).toMatch(/^whsec_/)
  expect(changed.data.secret).not.toBe(secret)
  expect((await test.ask(updateAdminWebhook, change)).code).toBe(409)
  expect((await test.ask(updateAdminWebhook, { ...change, id: 999_999 })).code).toBe(404)
  const audited = await test.ask(listAuditEvents, { event: 'webhook-changed', ref_id: id })
  expect(audited.data.list[0]).toMatchObject({
    staff_id: owner.id,
    changes: { events: { before: ['order.paid'], after: ['order.shipped'] } },
  })
  expect(JSON.stringify(audited.data.list)).not.toContain('whsec_')
  const seen = await test.ask(listAdminWebhooks, {})
  expect(JSON.stringify(seen.data)).not.toContain('whsec_')
  const { rows } = await db().execute(sql`select secret::text as secret from webhook_endpoints`)
  expect(Buffer.from(String(rows[0]!.secret).slice(2), 'hex').toString()).not.toContain('whsec_')
  const support = await newMember(test, 'support')
  expect((await test.ask(listAdminWebhooks, {}, { headers: support.headers })).code).toBe(403)
})

it('keeps the log for 30 days', async () => {
  const endpoint = await newEndpoint('order.paid')
  for (const id of [1, 2]) await tell('order.paid', id)
  await db().execute(sql`update webhook_deliveries set created_at = now() - interval '31 days'
    where data ->> 'order_id' = '1'`)
  await deleteOld(test.backend.services)
  expect((await log(endpoint.id)).map(({ data }) => data.order_id)).toEqual([2])
})

it('follows no redirect', async () => {
  const endpoint = await newEndpoint('order.paid')
  receiver.answers.status = 302
  await tell('order.paid')
  await work()
  expect((await log(endpoint.id))[0]).toMatchObject({ status: 'waiting', answer_status: 302 })
  expect(receiver.received).toHaveLength(1)
})
