import { globSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { blockAdminShopper, unblockAdminShopper } from '@/contracts/admin-shoppers'
import { settleAdminWithdrawal } from '@/contracts/admin-withdrawals'
import { login, logout, resetPay, saveProfile, verifyPay } from '@/contracts/account'
import { opsExtract, opsOrder, opsProduct, opsRecharge, opsRefund } from '@/contracts/operators'
import { payOrders } from '@/contracts/orders'
import { resetPassword } from '@/contracts/passwords'
import { cancelRefund } from '@/contracts/refunds'
import { revokeSession } from '@/contracts/sessions'
import { requestRecharge } from '@/contracts/wallet'
import {
  cancelWithdrawal,
  getWithdrawalTerms,
  removeBankCard,
  requestWithdrawal,
} from '@/contracts/withdrawals'
import { AUDITED_EVENTS } from '@/contracts/audited-events'
import { latestForSystem, latestOf } from '@/server/repositories/audit-events'
import { payeeOf } from '@/server/services/wallet/bank-cards'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askRefund, paidOrder } from '@/server/testing/refunds'
import { newMember } from '@/server/testing/staff'
import {
  newShopper,
  order,
  PASSWORD,
  PAY_CODE,
  signIn,
  ticketFor,
  type TestShopper,
} from '@/server/testing/shoppers'

const FROM = { 'x-request-id': 'request-of-a-test', 'user-agent': 'Test/1' }
const CARD = { bank_name: 'Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }

/** The description of the partition of a row. */
const APPEND_ONLY = {
  cause: { message: expect.stringMatching(/^audit_events(_\w+)? is append-only$/) as string },
}

let test: TestBackend
let seen = 0
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

/** The records since the last query, the earliest first, as `event userId refId`. */
async function written(): Promise<string[]> {
  const rows = (await latestForSystem(test.backend.services.db, 1000)).filter(({ id }) => id > seen)
  seen = Math.max(seen, ...rows.map(({ id }) => id))
  return rows
    .toReversed()
    .map(({ event, isDone, actor }) => `${actor} ${event}${isDone ? '' : ' refused'}`)
}

const as = ({ token }: { token: string }) => ({ token, key: newKey(), headers: FROM })

async function withdraw(shopper: TestShopper): Promise<number> {
  const asked = { action: 'extract', password: PAY_CODE, amount: 2000 }
  const { ticket } = (await test.ask(verifyPay, asked, as(shopper))).data
  const input = { type: 'bank_card', amount: 2000, ticket, ...CARD }
  return (await test.ask(requestWithdrawal, input, as(shopper))).data.id
}

it('records actor, action, time and address', async () => {
  const shopper = await newShopper(test, { hasPayCode: false })
  const { token, id } = (
    await test.ask(
      login,
      { account: shopper.email, password: PASSWORD },
      { ip: '203.0.113.9', headers: FROM },
    )
  ).data.userinfo
  const [row] = await latestOf(test.backend.services.db, id, 1)
  expect(token).toBeTruthy()
  expect(row).toEqual({
    id: expect.any(Number) as number,
    event: 'sign-in',
    isDone: true,
    actor: 'shopper',
    userId: shopper.id,
    refId: expect.any(Number) as number,
    ip: '203.0.113.9',
    device: 'Test/1',
    requestId: 'request-of-a-test',
    staffId: null,
    staffName: null,
    changes: null,
    createdAt: expect.any(Date) as Date,
  })
})

it('records grants, revocations and changes of access, and failed attempts', async () => {
  await written()
  const shopper = await newShopper(test)
  expect(await written()).toEqual(['shopper registered', 'shopper payment-password-change'])
  await signIn(test, shopper.email, 'not the password')
  await signIn(test, 'nobody@example.com')
  const other = (await signIn(test, shopper.email)).data.userinfo
  expect(await written()).toEqual([
    'shopper sign-in refused',
    'shopper sign-in refused',
    'shopper sign-in',
  ])
  await test.ask(verifyPay, { action: 'extract', password: '999999', amount: 1 }, as(shopper))
  await test.ask(verifyPay, { action: 'extract', password: PAY_CODE, amount: 1 }, as(shopper))
  await test.ask(resetPay, { oldpassword: PAY_CODE, newpassword: '135791' }, as(shopper))
  await test.ask(resetPay, { captcha: '000000', newpassword: '135792' }, as(shopper))
  expect(await written()).toEqual([
    'shopper payment-password refused',
    'shopper payment-password',
    'shopper payment-password-change',
    'shopper payment-password-change refused',
  ])
  await test.ask(revokeSession, { all: true }, as(shopper))
  const names = { family_name: 'A', given_name: 'B' }
  await test.ask(saveProfile, { ...names, mobile: '+66870000001' }, as(shopper))
  await test.ask(saveProfile, { ...names, mobile: '+66870000001' }, as(shopper))
  expect(await written()).toEqual(['shopper session-ended', 'shopper mobile-change'])
  const wrong = { oldpassword: 'wrong-one', newpassword: 'new-secret' }
  await test.ask(resetPassword, wrong, as(shopper))
  await test.ask(resetPassword, { ...wrong, oldpassword: PASSWORD }, as(shopper))
  const again = (await signIn(test, shopper.email, 'new-secret')).data.userinfo
  await test.ask(logout, {}, as(again))
  expect(await written()).toEqual([
    'shopper password-change refused',
    'shopper password-change',
    'shopper sign-in',
    'shopper sign-out',
  ])
  expect(other.id).toBe(shopper.id)
})

it('records money movements and decisions of operators', async () => {
  const shopper = await newShopper(test, { balance: 100_000 })
  expect((await written()).slice(-2)).toEqual([
    'shopper recharge-asked',
    'operator recharge-passed',
  ])
  const { id } = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!
  const { ticket } = (await ticketFor(test, shopper.token, [id])).data
  await written()
  await test.ask(payOrders, { order_ids: [id], ticket }, as(shopper))
  const parcel = { carrier: 'Boat', tracking_no: '1' }
  await test.ask(opsOrder, { id, action: 'ship', ...parcel }, { headers: FROM })
  await test.ask(opsProduct, { id: 3, stock: 500 })
  expect(await written()).toEqual([
    'shopper order-paid',
    'operator parcel-moved',
    'operator product-changed',
  ])
  const taken = await withdraw(shopper)
  await test.ask(cancelWithdrawal, { id: taken }, as(shopper))
  await payeeOf(test.backend.services, taken)
  await test.ask(opsExtract, { id: await withdraw(shopper), action: 'pass' })
  await test.ask(opsExtract, { id: await withdraw(shopper), action: 'refuse', reason: 'no' })
  const { cards } = (await test.ask(getWithdrawalTerms, {}, as(shopper))).data
  await test.ask(removeBankCard, { id: cards[0]!.id }, as(shopper))
  const moved = (await written()).filter((line) => !line.includes('payment-password'))
  expect(moved).toEqual([
    'shopper payee-added',
    'shopper withdrawal-asked',
    'shopper withdrawal-cancelled',
    'operator payee-read',
    'shopper withdrawal-asked',
    'operator withdrawal-passed',
    'shopper withdrawal-asked',
    'operator withdrawal-refused',
    'shopper payee-removed',
  ])
  const card = { method: 'card', amount: 5000, card: { token: 'card-token-of-a-test' } }
  const topUp = await test.ask(requestRecharge, card, as(shopper))
  await test.ask(opsRecharge, { id: topUp.data.id, action: 'refuse', reason: 'no' })
  expect(await written()).toEqual(['shopper recharge-asked', 'operator recharge-refused'])
})

it('records the outcome of refunds', async () => {
  const answer = async (action: 'settle' | 'refuse') => {
    const paid = await paidOrder(test, [{ sku_id: 31, quantity: 1 }])
    const { id } = (await askRefund(test, paid)).data
    await written()
    await test.ask(opsRefund, { id, action, reason: 'no' })
    return written()
  }
  expect(await answer('settle')).toEqual(['operator refund-settled'])
  expect(await answer('refuse')).toEqual(['operator refund-refused'])
  const paid = await paidOrder(test, [{ sku_id: 31, quantity: 1 }], { status: 3 })
  await written()
  const back = { type: 2, product_status: 1, reason: 'damaged' }
  const { id } = (await askRefund(test, paid, back)).data
  await test.ask(opsRefund, { id, action: 'agree' })
  await test.ask(cancelRefund, { id }, as(paid.shopper))
  expect(await written()).toEqual([
    'shopper refund-asked',
    'operator refund-agreed',
    'shopper refund-withdrawn',
  ])
})

it('records the decisions of staff with the person', async () => {
  const shopper = await newShopper(test, { balance: 100_000 })
  await written()
  const { headers } = await newMember(test, 'owner')
  expect(await written()).toEqual(['operator staff-added', 'staff staff-joined'])
  const { config } = test.backend.services
  const id = await withdraw(shopper)
  await written()
  config.twoPeopleCents = 1000
  await test.ask(settleAdminWithdrawal, { id, action: 'pass' }, { headers })
  config.twoPeopleCents = undefined
  const input = { id: shopper.id, reason: 'Stolen cards' }
  await test.ask(blockAdminShopper, input, { headers })
  await test.ask(unblockAdminShopper, input, { headers })
  expect(await written()).toEqual([
    'staff withdrawal-approved',
    'staff shopper-blocked',
    'staff shopper-unblocked',
  ])
})

it('is written in the same transaction as the change', async () => {
  const shopper = await newShopper(test, { balance: 100_000 })
  const { id } = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders[0]!
  await written()
  const refused = await test.ask(payOrders, { order_ids: [id], ticket: 'x' }, as(shopper))
  expect([refused.code, await written()]).toEqual([0, []])
})

it('cannot be updated, truncated, or deleted before its retention ends', async () => {
  const { db } = test.backend.services
  await expect(db.execute(sql`update audit_events set ip = ''`)).rejects.toMatchObject(APPEND_ONLY)
  await expect(db.execute(sql`delete from audit_events`)).rejects.toMatchObject(APPEND_ONLY)
  await expect(db.execute(sql`truncate audit_events`)).rejects.toMatchObject(APPEND_ONLY)
  await db.execute(sql`insert into audit_events (event, is_done, actor, ip, device, request_id, created_at)
    values ('sign-in', true, 'shopper', '', '', 'old', now() - interval '500 days')`)
  const { rowCount } = await db.execute(
    sql`delete from audit_events where created_at < now() - interval '400 days'`,
  )
  expect(rowCount).toBe(1)
})

it('has a test for every event', () => {
  const tests = globSync('{server,cli}/**/*.test.ts').map((file) => readFileSync(file, 'utf8'))
  const isTested = (event: string) =>
    tests.some((text) => new RegExp(`['" ]${event}[' ]`).test(text))
  expect(AUDITED_EVENTS.filter((event) => !isTested(event))).toEqual([])
})
