import { eq, sql } from 'drizzle-orm'
import { logout, setLanguage } from '@/contracts/account'
import { listNotices, readNotices } from '@/contracts/notices'
import { getPush, subscribePush, unsubscribePush } from '@/contracts/push'
import { revokeSession } from '@/contracts/sessions'
import { inTransaction } from '@/server/db/transaction'
import { pushSubscriptions } from '@/server/db/tables/push'
import { digestOf } from '@/server/domain/digest'
import type { NoticeCode } from '@/server/domain/notices'
import { deliver } from '@/server/services/notices/push'
import { notify } from '@/server/services/notices/notify'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newBrowser, openPushService } from '@/server/testing/push-service'
import { newShopper, paidOrder, signIn, type TestShopper } from '@/server/testing/shoppers'

let test: TestBackend
let service: Awaited<ReturnType<typeof openPushService>>
beforeAll(async () => {
  service = await openPushService()
  const subject = 'mailto:service@example.com'
  test = await openTestBackend({
    push: { privateKey: digestOf('push'), subject, isLoopbackAllowed: true },
  })
})
afterAll(async () => {
  await test.close()
  await service.close()
})
beforeEach(async () => {
  service.answers.status = 201
  service.received.length = 0
  await test.backend.services.db.execute(sql`delete from pgboss.job where name = 'push'`)
})

const ENDPOINT = 'https://push.example.com/send/abc'
const subscribe = (token: string, browser = newBrowser(), endpoint = ENDPOINT) =>
  test.ask(subscribePush, { endpoint, keys: browser.keys }, { token })
const endpointOf = async (token: string) => (await test.ask(getPush, {}, { token })).data.endpoint

/** Subscribes and changes the endpoint to the push service of this test, which the contract would reject. */
async function reachable(token: string, browser = newBrowser()) {
  expect((await subscribe(token, browser)).code).toBe(1)
  const { db } = test.backend.services
  const mine = eq(pushSubscriptions.p256dh, browser.p256dh)
  await db
    .update(pushSubscriptions)
    .set({ endpoint: `${service.origin}/x` })
    .where(mine)
  return browser
}

async function told({ id }: TestShopper, code: NoticeCode, refId = 7) {
  const params = { orderNo: 'S-1', amount: 123_400 }
  await inTransaction(test.backend.services.db, (tx) =>
    notify(tx, [{ userId: id, kind: 'order', refId, detail: 'test', notice: { code, params } }]),
  )
}

/** The messages in the queue, without removing them. */
async function queued(): Promise<{ noticeId: number; sessionId: number }[]> {
  const { rows } = await test.backend.services.db.execute<{ data: never }>(
    sql`select data from pgboss.job where name = 'push' order by created_on`,
  )
  return rows.map(({ data }) => data)
}

async function deliverAll() {
  for (const push of await queued()) await deliver(test.backend.services, push)
}

it('returns the server key and the subscription of this session', async () => {
  const { token } = await newShopper(test)
  const before = await test.ask(getPush, {}, { token })
  expect(before.data.endpoint).toBeNull()
  expect(Buffer.from(before.data.public_key, 'base64url')).toHaveLength(65)
  expect((await subscribe(token)).data).toBeNull()
  expect(await endpointOf(token)).toBe(ENDPOINT)
  expect((await subscribe(token, newBrowser(), `${ENDPOINT}2`)).code).toBe(1)
  expect(await endpointOf(token)).toBe(`${ENDPOINT}2`)
  expect((await test.ask(unsubscribePush, {}, { token })).code).toBe(1)
  expect(await endpointOf(token)).toBeNull()
})

it('requires a session', async () => {
  expect((await test.ask(getPush)).code).toBe(401)
  expect((await subscribe('')).code).toBe(401)
  expect((await test.ask(unsubscribePush)).code).toBe(401)
})

it.each([
  'http://push.example.com/x',
  'https://push.example.com:8443/x',
  'https://ann:secret@push.example.com/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://database/x',
  'https://example.com./x',
  'https://push.example.com/x#y',
  'javascript:alert(1)',
  'https://push.example.com/a\u0000b',
  'https://push.example.com/a\nb',
  `https://push.example.com/${'x'.repeat(1000)}`,
])('rejects the endpoint %s', async (endpoint) => {
  const { token } = await newShopper(test)
  const answer = await subscribe(token, newBrowser(), endpoint)
  expect([answer.code, Object.keys((answer.data as never as { fields: object }).fields)]).toEqual([
    422,
    ['endpoint'],
  ])
})

it.each([
  ['p256dh', { p256dh: 'AAAA' }],
  ['auth', { auth: 'A'.repeat(40) }],
  ['auth', { auth: '****************************' }],
])('rejects a key %s of another length', async (_name, wrong) => {
  const { token } = await newShopper(test)
  const keys = { ...newBrowser().keys, ...wrong }
  expect((await test.ask(subscribePush, { endpoint: ENDPOINT, keys }, { token })).code).toBe(422)
})

it('sends one message per order event, in the language of the shopper', async () => {
  const shopper = await newShopper(test, { balance: 100_000 })
  await test.ask(setLanguage, { file_name: 'ri' }, { token: shopper.token })
  const browser = await reachable(shopper.token)
  const orderId = await paidOrder(test, shopper)
  expect(await queued()).toHaveLength(1)
  await deliverAll()
  await deliverAll()
  expect(service.received).toHaveLength(1)
  const [notice] = (await test.ask(listNotices, {}, { token: shopper.token, locale: 'ja' })).data
    .list
  expect(JSON.parse(browser.open(service.received[0]!.body))).toEqual({
    notice: notice?.id,
    lang: 'ja',
    title: notice?.title,
    body: notice?.body,
    path: `/orderInfo/${orderId}`,
  })
})

it('sends nothing after a rollback, for read notifications, or to other shoppers', async () => {
  const ann = await newShopper(test)
  const ben = await newShopper(test)
  await reachable(ann.token)
  await inTransaction(test.backend.services.db, async (tx) => {
    const notice = { code: 'orderPaid' as const }
    await notify(tx, [{ userId: ann.id, kind: 'order', refId: 1, detail: 'paid', notice }])
    throw new Error('rolled back')
  }).catch(() => undefined)
  await told(ben, 'orderPaid')
  await told(ann, 'newSession')
  await told(ann, 'passwordChanged')
  expect(await queued()).toEqual([])
  await told(ann, 'rechargePassed')
  await test.ask(readNotices, { all: true }, { token: ann.token })
  await deliverAll()
  expect(service.received).toEqual([])
})

it('reaches every browser of the shopper until its session ends', async () => {
  const shopper = await newShopper(test)
  const other = (await signIn(test, shopper.email)).data.userinfo.token
  await reachable(shopper.token)
  await reachable(other)
  await told(shopper, 'orderPaid')
  await deliverAll()
  expect(service.received).toHaveLength(2)
  await test.ask(revokeSession, { all: true }, { token: shopper.token })
  await told(shopper, 'orderPaid')
  expect(await queued()).toHaveLength(3)
  await test.ask(logout, {}, { token: shopper.token })
  await deliverAll()
  expect(service.received).toHaveLength(2)
})

it('deletes only a browser that its push service no longer knows', async () => {
  const shopper = await newShopper(test)
  await reachable(shopper.token)
  await told(shopper, 'orderPaid')
  service.answers.status = 410
  await deliverAll()
  expect(await endpointOf(shopper.token)).toBeNull()
})

it('retries what was not accepted, and never what may have arrived', async () => {
  const shopper = await newShopper(test)
  await reachable(shopper.token)
  await told(shopper, 'orderPaid')
  service.answers.status = 503
  await expect(deliverAll()).rejects.toThrow('could not be reached')
  service.answers.status = 201
  await deliverAll()
  expect(service.received).toHaveLength(2)
  await told(shopper, 'orderReceived')
  service.answers.status = 400
  await deliverAll()
  service.answers.status = 201
  await deliverAll()
  expect(service.received).toHaveLength(3)
})

it('stores the last fifty notifications of a browser', async () => {
  const shopper = await newShopper(test)
  await reachable(shopper.token)
  for (let count = 0; count < 52; count += 1) await told(shopper, 'orderPaid')
  await deliverAll()
  expect(service.received).toHaveLength(52)
  const [row] = await test.backend.services.db
    .select({ sent: pushSubscriptions.sent })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, shopper.id))
  const ids = (await queued()).map(({ noticeId }) => noticeId)
  expect(row?.sent).toEqual(ids.slice(2))
})

it('moves the browser to the shopper who is signed in there', async () => {
  const ann = await newShopper(test)
  const ben = await newShopper(test)
  const browser = newBrowser()
  await subscribe(ann.token, browser)
  await Promise.all([subscribe(ben.token, browser), subscribe(ben.token, browser)])
  expect(await endpointOf(ann.token)).toBeNull()
  expect(await endpointOf(ben.token)).toBe(ENDPOINT)
  await subscribe(ann.token)
  expect(await endpointOf(ben.token)).toBe(ENDPOINT)
})
