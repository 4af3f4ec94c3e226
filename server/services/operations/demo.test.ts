import { sql } from 'drizzle-orm'
import { opsOrder } from '@/contracts/operators'
import { getOrder } from '@/contracts/orders'
import { getRefund } from '@/contracts/refunds'
import { listRecharges, requestRecharge } from '@/contracts/wallet'
import { listWithdrawals } from '@/contracts/withdrawals'
import { jobsOf } from '@/server/jobs/all'
import { recharges } from '@/server/db/tables/recharges'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import * as refunding from '@/server/testing/refunds'
import {
  askTopUp,
  askWithdrawal,
  newShopper,
  paidOrder,
  type TestShopper,
} from '@/server/testing/shoppers'
import { audit, carry } from './demo'
import { reconcile } from '@/server/services/wallet/reconciliation'

let test: TestBackend
let shopper: TestShopper

jest.setTimeout(60_000)

beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test, { balance: 100_000 })
})
afterAll(() => test.close())

type Clock =
  | 'orders.paid_at'
  | 'parcel_events.created_at'
  | 'recharges.created_at'
  | 'withdrawals.created_at'
  | 'refunds.created_at'
  | 'refunds.sent_at'

/** Makes the last event of a row this many seconds older. */
function age(clock: Clock, seconds: number, id: number) {
  const [table, column] = clock.split('.').map((name) => sql.identifier(name))
  const key = sql.identifier(clock.startsWith('parcel_events') ? 'order_id' : 'id')
  return test.backend.services.db.execute(
    sql`update ${table} set ${column} = ${column} - make_interval(secs => ${seconds}) where ${key} = ${id}`,
  )
}

const carryNow = () => carry(test.backend.services)
const auditNow = () => audit(test.backend.services)

async function orderOf(id: number, { token }: TestShopper = shopper) {
  return (await test.ask(getOrder, { id }, { token })).data
}

async function eventsOf(id: number) {
  return (await orderOf(id)).logistics?.events.map(({ text, place }) => [text, place]) ?? []
}

describe('the carrier', () => {
  it('ships an order some time after payment, and not before', async () => {
    const id = await paidOrder(test, shopper)
    await age('orders.paid_at', 5, id)
    await carryNow()
    expect((await orderOf(id)).status).toBe(1)
    await age('orders.paid_at', 16, id)
    await carryNow()
    const { status, logistics } = await orderOf(id)
    expect(status).toBe(2)
    expect(logistics?.tracking_no).toMatch(/^[A-Z]{2}\d{9}SP$/)
  })

  it('moves a parcel to the shopper by stages, with a delay between them', async () => {
    const id = await paidOrder(test, shopper)
    await age('orders.paid_at', 21, id)
    for (let turn = 1; turn <= 8; turn += 1) {
      await carryNow()
      await carryNow()
      expect(await eventsOf(id)).toHaveLength(Math.min(turn, 7))
      await age('parcel_events.created_at', 5, id)
      await carryNow()
      expect(await eventsOf(id)).toHaveLength(Math.min(turn, 7))
      await age('parcel_events.created_at', 26, id)
    }
    const events = await eventsOf(id)
    const origin = events.at(-2)?.[1]
    expect(origin).not.toBe('')
    expect(events).toEqual([
      ['Delivered', 'Bangkok'],
      ['Out for delivery', 'Bangkok'],
      ['Arrived at the delivery station near you', 'Bangkok'],
      ['Cleared customs', ''],
      ['Left the country of departure', origin],
      ['Sorted at the departure centre', origin],
      ['Handed over to the carrier', ''],
    ])
    expect((await orderOf(id)).delivered_at).not.toBeNull()
  })

  it('moves a parcel once for any number of concurrent processes', async () => {
    const id = await paidOrder(test, shopper)
    await age('orders.paid_at', 21, id)
    const atOnce = () => Promise.all([1, 2, 3, 4, 5, 6].map(carryNow))
    for (let turn = 1; turn <= 7; turn += 1) {
      await atOnce()
      expect(await eventsOf(id)).toHaveLength(turn)
      await age('parcel_events.created_at', 31, id)
    }
  })

  it('continues what an operator started', async () => {
    const id = await paidOrder(test, shopper)
    const shipping = { id, action: 'ship', carrier: 'River Post', tracking_no: 'RP-1' }
    await test.ask(opsOrder, shipping)
    await test.ask(opsOrder, { id, action: 'track', text: 'On the river', place: 'Bangkok' })
    await age('parcel_events.created_at', 31, id)
    await carryNow()
    expect((await eventsOf(id))[0]?.[0]).toBe('Left the country of departure')
  })

  it('continues after an order that cannot be moved', async () => {
    const broken = await paidOrder(test, shopper)
    const id = await paidOrder(test, shopper)
    const { db } = test.backend.services
    await db.execute(
      sql`insert into parcels (order_id, carrier, tracking_no) values (${broken}, 'Nobody', '1')`,
    )
    for (const order of [broken, id]) await age('orders.paid_at', 21, order)
    await carryNow()
    expect([(await orderOf(broken)).status, (await orderOf(id)).status]).toEqual([1, 2])
    await db.execute(sql`delete from parcels where order_id = ${broken}`)
  })
})

describe('the auditor', () => {
  it('passes a top-up after a delay, once', async () => {
    const own = await newShopper(test)
    const { id } = (await askTopUp(test, own, 5000)).data
    const status = async () => {
      const { data } = await test.ask(listRecharges, {}, { token: own.token })
      return data.list[0]?.status
    }
    await age('recharges.created_at', 2, id)
    await auditNow()
    expect(await status()).toBe(0)
    await age('recharges.created_at', 14, id)
    await Promise.all([auditNow(), auditNow(), auditNow()])
    expect(await status()).toBe(1)
  })

  it('assigns a transaction id to an on-chain deposit, unless the shopper has named it', async () => {
    const own = await newShopper(test)
    const { db } = test.backend.services
    const [known, unknown] = await db
      .insert(recharges)
      .values(
        ['number-of-a-deposit', null].map((txid) => ({
          userId: own.id,
          method: 'chain',
          network: 'TRC20',
          amount: 5000,
          txid,
          createdAt: new Date(Date.now() - 16_000),
        })),
      )
      .returning()
    await auditNow()
    const { data } = await test.ask(listRecharges, { status: 1 }, { token: own.token })
    expect(data.list.map(({ id, txid }) => [id, txid])).toEqual([
      [unknown!.id, expect.stringMatching(/^[0-9a-f]{64}$/)],
      [known!.id, 'number-of-a-deposit'],
    ])
  })

  it('does not pass a card whose bank still requires a code', async () => {
    const own = await newShopper(test)
    const input = { method: 'card', amount: 5000, card: { token: 'sandbox-confirm-1' } }
    const keyed = { token: own.token, key: newKey() }
    const { id } = (await test.ask(requestRecharge, input, keyed)).data
    await age('recharges.created_at', 1000, id)
    await auditNow()
    const { data } = await test.ask(listRecharges, {}, { token: own.token })
    expect(data.list[0]).toMatchObject({ id, status: 0, waits_for_code: true })
  })

  it('pays out a withdrawal after a delay', async () => {
    const own = await newShopper(test, { balance: 10_000 })
    const { token } = own
    const asked = await askWithdrawal(test, own, 2000)
    const status = async () => (await test.ask(listWithdrawals, {}, { token })).data.list[0]?.status
    await age('withdrawals.created_at', 10, asked.data.id)
    await auditNow()
    expect(await status()).toBe(0)
    await age('withdrawals.created_at', 21, asked.data.id)
    await auditNow()
    expect(await status()).toBe(1)
  })

  it('refunds an order that was not sent', async () => {
    const paid = await refunding.paidOrder(test, [{ sku_id: 31, quantity: 1 }])
    const { id } = (await refunding.askRefund(test, paid)).data
    await auditNow()
    expect((await orderOf(paid.id, paid.shopper)).status).toBe(-2)
    await age('refunds.created_at', 21, id)
    await auditNow()
    expect((await orderOf(paid.id, paid.shopper)).status).toBe(-3)
  })

  it('agrees to a return, and refunds after the time of the return shipment', async () => {
    const paid = await refunding.paidOrder(test, [{ sku_id: 31, quantity: 1 }], { status: 3 })
    const amount = await refunding.mostOf(test, paid)
    const { id } = (await refunding.askRefund(test, paid, { ...refunding.RETURN, amount })).data
    const status = async () =>
      (await test.ask(getRefund, { id }, { token: paid.shopper.token })).data.status
    await age('refunds.created_at', 5, id)
    await auditNow()
    expect(await status()).toBe(0)
    await age('refunds.created_at', 16, id)
    await auditNow()
    expect(await status()).toBe(1)
    await age('refunds.created_at', 1000, id)
    await auditNow()
    expect(await status()).toBe(1)
    await refunding.sendBack(test, paid.shopper, id)
    await age('refunds.sent_at', 15, id)
    await auditNow()
    expect(await status()).toBe(1)
    await age('refunds.sent_at', 26, id)
    await auditNow()
    expect(await status()).toBe(2)
  })
})

it('runs in a demo only', () => {
  const { config } = test.backend.services
  const namesOf = (isDemo: boolean) =>
    jobsOf({ ...config, isDemo }).flatMap((job) => ('name' in job ? [job.name] : []))
  expect(namesOf(true)).toEqual([...namesOf(false), 'demo-carrier', 'demo-auditor'])
})

it('leaves a balanced ledger', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
