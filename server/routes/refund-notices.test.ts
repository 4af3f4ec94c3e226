import { asc, eq } from 'drizzle-orm'
import { opsQueue, opsRefund } from '@/contracts/operators'
import { auditEvents } from '@/server/db/tables/audit'
import { events } from '@/server/db/tables/events'
import { notices } from '@/server/db/tables/notices'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import {
  askRefund,
  operate,
  paidOrder,
  RETURN,
  sendBack,
  withdraw,
  type PaidOrder,
} from '@/server/testing/refunds'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const TEA = [{ sku_id: 31, quantity: 2 }]

/** What the steps of a refund leave for the shopper and for the auditor, after those of the order. */
async function tracesOf({ shopper }: PaidOrder) {
  const { db } = test.backend.services
  const [told, sent, audited] = await Promise.all([
    db.select().from(events).where(eq(events.userId, shopper.id)).orderBy(asc(events.id)),
    db.select().from(notices).where(eq(notices.userId, shopper.id)).orderBy(asc(notices.id)),
    db.select().from(auditEvents).where(eq(auditEvents.userId, shopper.id)),
  ])
  return {
    events: told
      .filter(({ detail }) => detail.startsWith('refund'))
      .map(({ kind, refId, detail }) => [kind, refId, detail]),
    notices: sent
      .filter(({ code }) => code.startsWith('refund'))
      .map(({ code, refId, params }) => [code, refId, params]),
    audited: audited
      .filter(({ event }) => event.startsWith('refund'))
      .map(({ event, refId, actor }) => [event, refId, actor]),
  }
}

it('tells the shopper of each step of a refund with return, and records who took it', async () => {
  const paid = await paidOrder(test, TEA, { status: 3 })
  const { id, sn } = (await askRefund(test, paid, RETURN)).data
  await operate(test, id, 'agree')
  await sendBack(test, paid.shopper, id)
  await operate(test, id, 'settle')
  const params = { orderNo: sn, amount: 1000, reason: '' }
  expect(await tracesOf(paid)).toEqual({
    events: [
      ['order', paid.id, 'refund asked'],
      ['order', paid.id, 'refund agreed'],
      ['order', paid.id, 'refund sent back'],
      ['order', paid.id, 'refund settled'],
      ['wallet', id, 'refund settled'],
    ],
    notices: [
      ['refundAgreed', paid.id, params],
      ['refundSettled', paid.id, params],
    ],
    audited: [
      ['refund-asked', id, 'shopper'],
      ['refund-agreed', id, 'operator'],
      ['refund-settled', id, 'operator'],
    ],
  })
})

it('tells the shopper the reason of a refusal, which must have one', async () => {
  const paid = await paidOrder(test, TEA)
  const { id, sn } = (await askRefund(test, paid)).data
  const refused = await test.ask(opsRefund, { id, action: 'refuse' })
  expect(refused).toMatchObject({ code: 422, data: { fields: { reason: expect.any(String) } } })
  await operate(test, id, 'refuse', 'Not damaged')
  expect(await tracesOf(paid)).toEqual({
    events: [
      ['order', paid.id, 'refund asked'],
      ['order', paid.id, 'refund refused'],
    ],
    notices: [['refundRefused', paid.id, { orderNo: sn, amount: 1499, reason: 'Not damaged' }]],
    audited: [
      ['refund-asked', id, 'shopper'],
      ['refund-refused', id, 'operator'],
    ],
  })
})

it('records a withdrawn request, and sends no notice of it', async () => {
  const paid = await paidOrder(test, TEA)
  const { id } = (await askRefund(test, paid)).data
  await withdraw(test, paid.shopper, id)
  expect(await tracesOf(paid)).toEqual({
    events: [
      ['order', paid.id, 'refund asked'],
      ['order', paid.id, 'refund withdrawn'],
    ],
    notices: [],
    audited: [
      ['refund-asked', id, 'shopper'],
      ['refund-withdrawn', id, 'shopper'],
    ],
  })
})

it('keeps no reason of an agreement, and shows operators what a request says', async () => {
  const paid = await paidOrder(test, TEA, { status: 3 })
  const { id, sn } = (await askRefund(test, paid, RETURN)).data
  const agreed = await test.ask(opsRefund, { id, action: 'agree', reason: 'because' })
  expect(agreed.data).toEqual({ id, status: 1, amount: 1000 })
  const [row] = (await test.ask(opsQueue)).data.refunds.filter((one) => one.id === id)
  expect(row).toMatchObject({
    order_no: sn,
    email: paid.shopper.email,
    amount: 1000,
    type: 2,
    status: 1,
    reason: 'It arrived damaged',
    tracking_no: null,
  })
  expect((await tracesOf(paid)).notices).toEqual([
    ['refundAgreed', paid.id, { orderNo: sn, amount: 1000, reason: '' }],
  ])
})

it('explains a step that comes too early otherwise than one that comes too late', async () => {
  const paid = await paidOrder(test, TEA, { status: 3 })
  const { id } = (await askRefund(test, paid, RETURN)).data
  await operate(test, id, 'agree')
  const early = await operate(test, id, 'settle')
  expect([early.code, early.msg]).toEqual([409, 'The goods have not been sent back yet'])
  await withdraw(test, paid.shopper, id)
  const late = await operate(test, id, 'settle')
  expect(late.code).toBe(409)
  expect(late.msg).not.toBe(early.msg)
})
