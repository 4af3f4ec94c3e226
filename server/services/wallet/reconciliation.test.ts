import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { addToCart } from '@/contracts/cart'
import { getHealth, opsExtract, opsRecharge, opsRefund } from '@/contracts/operators'
import { createOrder, getOrder, payOrders } from '@/contracts/orders'
import { cancelWithdrawal, requestWithdrawal } from '@/contracts/withdrawals'
import { databaseErrorOf } from '@/server/db/transaction'
import { startJobs } from '@/server/jobs/start'
import { watchMoney } from '@/server/jobs/all'
import { extractTarget } from '@/server/services/accounts/pay-codes'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { quickTicket } from '@/server/testing/quick-shoppers'
import { askRefund, paidOrder } from '@/server/testing/refunds'
import {
  askTopUp,
  BANK_CARD,
  newShopper,
  order,
  ticketFor,
  type TestShopper,
} from '@/server/testing/shoppers'
import { isMoneyPaused, reconcile, resume, watch } from './reconciliation'

const TEA = [{ sku_id: 31, quantity: 1 }]
const PAUSED = { status: 503, code: 503, data: null }

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const services = () => test.backend.services
const run = (statement: string) => services().db.execute(sql.raw(statement))

/** One item more was taken than orders contain, as if an order had vanished. */
const breakBooks = () => run('update skus set taken = taken + 1 where id = 31')
const mendBooks = () => run('update skus set taken = taken - 1 where id = 31')

async function withdrawalOf({ id, token }: TestShopper) {
  const ticket = await quickTicket(services().db, id, extractTarget(1000))
  const body = { type: 'bank_card', amount: 1000, ticket, ...BANK_CARD }
  return test.ask(requestWithdrawal, body, { token, key: newKey() })
}

const topUp = (shopper: TestShopper) => askTopUp(test, shopper, 1000)

it('does nothing while the ledger balances', async () => {
  const alarm = jest.spyOn(services().log, 'fatal')
  await watch(services())
  expect(alarm).not.toHaveBeenCalled()
  expect(await isMoneyPaused(services().db)).toBe(false)
})

it('stops payments on a discrepancy with an alarm, serves reads, and resumes after the repair', async () => {
  const shopper = await newShopper(test, { balance: 100_000 })
  const { token } = shopper
  const asked = await order(test, shopper, TEA)
  const { id } = asked.data.orders[0]!
  const { ticket } = (await ticketFor(test, token, [id])).data
  const payment = { order_ids: [id], ticket }
  const paidKey = newKey()
  const paidBefore = await order(test, shopper, TEA, paidKey)
  const withdrawal = (await withdrawalOf(shopper)).data
  const waiting = (await topUp(shopper)).data
  const refunding = await paidOrder(test, TEA)
  const unasked = await paidOrder(test, TEA)
  const refund = (await askRefund(test, refunding)).data
  const before = (await test.ask(getUserInfo, {}, { token })).data

  const alarm = jest.spyOn(services().log, 'fatal').mockImplementation(() => undefined)
  await breakBooks()
  await watch(services())
  await watch(services())
  expect(alarm.mock.calls.map(([, words]) => words)).toEqual([
    'ALARM: ledger violations found, transfers are paused',
    'ALARM: ledger violations remain',
  ])

  const key = newKey()
  const pay = () => test.ask(payOrders, payment, { token, key })
  const refused = await pay()
  expect(refused).toMatchObject(PAUSED)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.msg).toBe('Payments are paused for a moment. Your money is safe')
  expect(await order(test, shopper, TEA)).toMatchObject(PAUSED)
  expect(await withdrawalOf(shopper)).toMatchObject(PAUSED)
  const charge = jest.spyOn(services().cards, 'charge')
  expect(await topUp(shopper)).toMatchObject(PAUSED)
  expect(charge).not.toHaveBeenCalled()
  expect(await askRefund(test, unasked)).toMatchObject(PAUSED)
  const cancelled = await test.ask(cancelWithdrawal, { id: withdrawal.id }, { token })
  expect(cancelled).toMatchObject(PAUSED)
  for (const [endpoint, thing] of [
    [opsExtract, withdrawal],
    [opsRecharge, waiting],
  ] as const)
    expect(await test.ask(endpoint, { id: thing.id, action: 'pass' })).toMatchObject(PAUSED)
  expect(await test.ask(opsRefund, { id: refund.id, action: 'settle' })).toMatchObject(PAUSED)

  const added = await test.ask(addToCart, { items: TEA }, { token, key: newKey() })
  expect(added).toMatchObject({ code: 1, data: { quantity: 1 } })
  expect((await test.ask(getUserInfo, {}, { token })).data).toEqual(before)
  expect((await test.ask(getOrder, { id }, { token })).data.status).toBe(0)
  expect((await test.ask(getHealth)).data).toMatchObject({ ok: true, money_paused: true })
  const again = { items: TEA, address_id: shopper.addressId, expected_total: 999 }
  expect((await test.ask(createOrder, again, { token, key: paidKey })).data).toEqual(
    paidBefore.data,
  )

  expect(await resume(services().db)).toMatchObject({ wasPaused: true, violations: [{}] })
  expect(await pay()).toMatchObject(PAUSED)
  await mendBooks()
  expect(await resume(services().db)).toEqual({ wasPaused: true, violations: [] })
  expect(await resume(services().db)).toEqual({ wasPaused: false, violations: [] })
  expect(await pay()).toMatchObject({ code: 1, data: { paid: [id] } })
  expect((await test.ask(opsRecharge, { id: waiting.id, action: 'pass' })).code).toBe(1)
  expect(await reconcile(services().db)).toEqual([])
})

it('accepts transfers of a repair meanwhile, and no others', async () => {
  const { id } = await newShopper(test)
  const transfer = `insert into ledger_transfers (kind, ref_id) values ('adjust', ${id})`
  jest.spyOn(services().log, 'fatal').mockImplementation(() => undefined)
  await breakBooks()
  await watch(services())
  const refused = await run(transfer).catch((error: unknown) => databaseErrorOf(error)?.code)
  expect(refused).toBe('SMP01')
  await services().db.transaction(async (tx) => {
    await tx.execute(sql`set local sampan.mending = 'on'`)
    await tx.execute(sql.raw(transfer))
  })
  await mendBooks()
  expect((await resume(services().db)).wasPaused).toBe(true)
})

it('runs from the start of a process', async () => {
  jest.spyOn(services().log, 'fatal').mockImplementation(() => undefined)
  await breakBooks()
  const jobs = await startJobs(services(), [watchMoney])
  try {
    for (let tries = 0; !(await isMoneyPaused(services().db)) && tries < 100; tries += 1)
      await sleep(50)
    expect(await isMoneyPaused(services().db)).toBe(true)
  } finally {
    await jobs.stop()
  }
})
