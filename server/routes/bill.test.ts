import { sql } from 'drizzle-orm'
import { getBalanceHistory, getBill } from '@/contracts/bill'
import type { Entry } from '@/contracts/schemas/bill'
import { opsExtract } from '@/contracts/operators'
import { payOrders } from '@/contracts/orders'
import { inTransaction } from '@/server/db/transaction'
import { findViolations } from '@/server/repositories/verifier'
import * as ledger from '@/server/repositories/ledger'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import {
  askWithdrawal,
  newShopper,
  order,
  ticketFor,
  type TestShopper,
} from '@/server/testing/shoppers'

// Some of these buy, pay and withdraw by many calls, on shared processors.
jest.setTimeout(20_000)

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const CARD = { bank_name: '=1+1 Bank', bank_card_no: '4242424242424242', holder: 'Ann Example' }

const billOf = ({ token }: TestShopper, input: object = {}, locale = 'en') =>
  test.ask(getBill, input, { token, locale })

async function buy(shopper: TestShopper): Promise<number> {
  const ordered = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
  const ids = ordered.data.orders.map(({ id }) => id)
  const { data } = await ticketFor(test, shopper.token, ids)
  const input = { order_ids: ids, ticket: data.ticket }
  await test.ask(payOrders, input, { token: shopper.token, key: newKey() })
  return ids[0] ?? 0
}

const withdraw = async (shopper: TestShopper, amount: number) =>
  (await askWithdrawal(test, shopper, amount, CARD)).data.id

/** A shopper with 500.00 who bought tea for 9.99 and whose withdrawal of 20.00 was refused. */
async function livelyShopper() {
  const shopper = await newShopper(test, { balance: 50_000 })
  const orderId = await buy(shopper)
  const withdrawalId = await withdraw(shopper, 2000)
  await test.ask(opsExtract, { id: withdrawalId, action: 'refuse', reason: 'No' })
  return { shopper, orderId, withdrawalId }
}

/** Manual adjustments, one per amount: the fastest way to many movements. */
async function adjust({ id }: TestShopper, amounts: number[]) {
  for (const amount of amounts) {
    adjustments += 1
    const refId = adjustments
    await inTransaction(db(), (tx) =>
      ledger.post(tx, [
        {
          kind: 'adjust',
          refId,
          postings: [
            { account: 'sales', amount: -amount },
            { account: 'user_available', userId: id, amount },
          ],
        },
      ]),
    )
  }
}
let adjustments = 0

const sumsOf = (entries: Entry[]) => ({
  in: entries.reduce((sum, { amount }) => sum + Math.max(0, amount), 0),
  out: entries.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0),
})

describe('the bill', () => {
  it('lists every movement with its purpose and the balance after it', async () => {
    const { shopper, orderId, withdrawalId } = await livelyShopper()
    const { data } = await billOf(shopper)
    const refs = data.list.map(({ type, amount, balance_after, ref_type, ref_id, order_id }) => ({
      type,
      amount,
      balance_after,
      ref_type,
      ref_id,
      order_id,
    }))
    const ofWithdrawal = { ref_type: 'withdrawal', ref_id: withdrawalId, order_id: null }
    expect(refs).toEqual([
      { type: 'withdraw_return', amount: 2000, balance_after: 49_001, ...ofWithdrawal },
      { type: 'withdraw_fee', amount: -100, balance_after: 47_001, ...ofWithdrawal },
      { type: 'withdraw', amount: -1900, balance_after: 47_101, ...ofWithdrawal },
      {
        type: 'purchase',
        amount: -999,
        balance_after: 49_001,
        ref_type: 'order',
        ref_id: orderId,
        order_id: orderId,
      },
      {
        type: 'recharge',
        amount: 50_000,
        balance_after: 50_000,
        ref_type: 'recharge',
        ref_id: expect.any(Number) as number,
        order_id: null,
      },
    ])
    expect(data).toMatchObject({ in: 52_000, out: 2999, next_cursor: null })
  })

  it('describes the purpose in the language of the request', async () => {
    const { shopper } = await livelyShopper()
    const titles = async (locale: string) =>
      (await billOf(shopper, {}, locale)).data.list.map(({ title }) => title)
    expect(await titles('en')).toEqual([
      '=1+1 Bank •••• 4242',
      '=1+1 Bank •••• 4242',
      '=1+1 Bank •••• 4242',
      expect.stringMatching(/^Order \w+$/) as string,
      'Top-up by card',
    ])
    expect((await titles('ja')).at(-1)).toBe('カードチャージ')
    expect((await titles('th')).at(-1)).toBe('เติมเงินด้วยบัตร')
  })

  it('filters by type, and sums the filtered movements', async () => {
    const { shopper } = await livelyShopper()
    const purchases = await billOf(shopper, { type: 'purchase' })
    expect(purchases.data).toMatchObject({ in: 0, out: 999 })
    expect(purchases.data.list.map(({ type }) => type)).toEqual(['purchase'])
    const refunds = await billOf(shopper, { type: 'refund' })
    expect(refunds.data).toEqual({ list: [], next_cursor: null, in: 0, out: 0 })
    expect((await billOf(shopper, { type: 'gift' })).code).toBe(422)
  })

  it('has stable pages while movements are added', async () => {
    const shopper = await newShopper(test)
    await adjust(shopper, [100, 200, 300, 400, 500])
    const first = await billOf(shopper, { limit: 2 })
    await adjust(shopper, [600])
    const second = await billOf(shopper, { limit: 2, cursor: first.data.next_cursor })
    const third = await billOf(shopper, { limit: 2, cursor: second.data.next_cursor })
    const amounts = [first, second, third].flatMap(({ data }) => data.list.map((row) => row.amount))
    expect(amounts).toEqual([500, 400, 300, 200, 100])
    expect(third.data.next_cursor).toBeNull()
    expect((await billOf(shopper, { cursor: 'forged.cursor' })).code).toBe(422)
  })

  it('sums any period exactly as its movements do', async () => {
    const shopper = await newShopper(test)
    await adjust(shopper, [5000, -100, 300, -700])
    const all = (await billOf(shopper, { limit: 50 })).data.list
    const times = [...new Set(all.map(({ created_at }) => created_at))]
    for (const from of [undefined, ...times]) {
      for (const to of [undefined, ...times]) {
        const inside = all.filter(({ created_at: at }) => (!from || at >= from) && (!to || at < to))
        for (const type of [undefined, 'adjust']) {
          const { data } = await billOf(shopper, { from, to, type })
          expect(data).toMatchObject(sumsOf(inside))
          expect(data.list.map(({ id }) => id)).toEqual(inside.map(({ id }) => id))
        }
      }
    }
  })

  it('stays in order and exact when the clock is set back', async () => {
    const shopper = await newShopper(test)
    await adjust(shopper, [1000, 200])
    await db().execute(sql`
      insert into ledger_transfers (id, kind, ref_id) values (900001, 'adjust', 900001)`)
    await db().execute(sql`
      insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
      select 900001, id, v.amount, case when v.amount < 0 then 1150 end, now() - interval '3 hours'
      from (values (-50, 'user_available'), (50, 'sales')) v(amount, kind)
        join ledger_accounts a on a.kind = v.kind and coalesce(a.user_id, ${shopper.id}) = ${shopper.id}`)
    const { data } = await billOf(shopper)
    expect(data.list.map(({ amount }) => amount)).toEqual([-50, 200, 1000])
    expect(data).toMatchObject({ in: 1200, out: 50 })
    const [latest, earlier] = data.list
    expect(latest!.created_at >= earlier!.created_at).toBe(true)
    await db().execute(sql`
      update ledger_accounts set balance = 1150 where user_id = ${shopper.id} and kind = 'user_available'`)
  })

  it.each([
    ['an invalid start', { from: 'yesterday' }],
    ['a time without a zone', { to: '2026-11-21T10:00:00' }],
    ['a year before year 1', { from: '0000-01-01T00:00:00Z' }],
    ['an offset that exceeds the last year', { to: '9999-12-31T23:59:59-14:00' }],
    ['an unknown zone', { format: 'csv', time_zone: 'Mars/Olympus' }],
    ['an unknown format', { format: 'xls' }],
  ])('rejects %s', async (_name, input) => {
    expect((await billOf(await newShopper(test), input)).code).toBe(422)
  })

  it('uses the offset of the shopper for a period, and accepts an empty one', async () => {
    const shopper = await newShopper(test)
    await adjust(shopper, [100])
    const [entry] = (await billOf(shopper)).data.list
    const local = entry!.created_at.replace('Z', '+00:00')
    expect((await billOf(shopper, { from: local })).data.list).toHaveLength(1)
    const reversed = { from: '2030-01-01T00:00:00Z', to: '2020-01-01T00:00:00Z' }
    expect((await billOf(shopper, reversed)).data).toMatchObject({ list: [], in: 0, out: 0 })
  })

  it('shows no movements of another shopper', async () => {
    await livelyShopper()
    const other = await newShopper(test)
    expect((await billOf(other)).data).toEqual({ list: [], next_cursor: null, in: 0, out: 0 })
    const answer = await test.fetch('/api/user/bill?format=csv', {
      headers: { token: other.token },
    })
    expect((await answer.text()).split('\r\n')).toHaveLength(2)
  })
})

describe('the bill by payment', () => {
  const paymentsOf = (shopper: TestShopper, input: object = {}, locale = 'en') =>
    billOf(shopper, { group: 'payment', ...input }, locale)

  /** Two orders that are paid together, at two shops. */
  async function buyAtTwoShops(shopper: TestShopper) {
    const sku = await db().execute<{ id: string }>(sql`
      select min(skus.id) as id from skus join products on products.id = product_id
      where is_on_sale and stock > 0 and shop_id <> (
        select shop_id from skus join products on products.id = product_id where skus.id = 31)`)
    const other = Number(sku.rows[0]?.id)
    const items = [31, other].map((sku_id) => ({ sku_id, quantity: 1 }))
    const { data } = await order(test, shopper, items)
    const ids = data.orders.map(({ id }) => id)
    const { ticket } = (await ticketFor(test, shopper.token, ids)).data
    await test.ask(payOrders, { order_ids: ids, ticket }, { token: shopper.token, key: newKey() })
    return ids
  }

  it('folds the orders that were paid together, and names their shops', async () => {
    const shopper = await newShopper(test, { balance: 200_000 })
    const ids = await buyAtTwoShops(shopper)
    const entries = (await billOf(shopper, { type: 'purchase' })).data
    expect(entries.list).toHaveLength(2)
    const { data } = await paymentsOf(shopper, { type: 'purchase' }, 'ja')
    expect(data.list).toHaveLength(1)
    const [payment] = data.list
    expect(payment).toMatchObject({
      amount: -entries.out,
      balance_after: entries.list[0]!.balance_after,
      order_id: null,
    })
    expect(data).toMatchObject({ in: 0, out: entries.out })
    expect(payment!.orders.map(({ id }) => id).sort((a, b) => a - b)).toEqual(ids)
    expect(new Set(payment!.orders.map(({ shop_name }) => shop_name)).size).toBe(2)
    for (const bought of payment!.orders) expect(bought.image).toMatch(/\S/)
  })

  it('keeps one order per row when the orders were paid apart', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    const orderIds = [await buy(shopper), await buy(shopper)]
    const { data } = await paymentsOf(shopper, { type: 'purchase' })
    expect(data.list.map(({ order_id }) => order_id)).toEqual(orderIds.toReversed())
    expect(data.list[0]!.orders).toHaveLength(1)
  })

  it('folds the charge into its withdrawal, in the row and in the sum', async () => {
    const { shopper, withdrawalId } = await livelyShopper()
    const { data } = await paymentsOf(shopper)
    expect(data.list.map(({ type }) => type)).toEqual([
      'withdraw_return',
      'withdraw',
      'purchase',
      'recharge',
    ])
    expect(data.list[1]).toMatchObject({
      amount: -2000,
      actual_arrival: null,
      balance_after: 47_001,
      ref_id: withdrawalId,
    })
    expect(data).toMatchObject({ in: 52_000, out: 2999 })
    await withdraw(shopper, 3000)
    const [waiting] = (await paymentsOf(shopper)).data.list
    expect(waiting).toMatchObject({ amount: -3000, actual_arrival: 2900 })
    const withdrawals = await paymentsOf(shopper, { type: 'withdraw' })
    expect(withdrawals.data).toMatchObject({ in: 0, out: 5000 })
    const charges = await paymentsOf(shopper, { type: 'withdraw_fee' })
    expect(charges.data.list.map(({ amount }) => amount)).toEqual([-100, -100])
  })

  /** All rows, read in pages of one; stops at `most`, because a wrong cursor never ends. */
  async function rowsByPages(shopper: TestShopper, most: number) {
    const paged: Entry[] = []
    let cursor: string | undefined
    do {
      const { data } = await paymentsOf(shopper, { limit: 1, cursor })
      paged.push(...data.list)
      cursor = data.next_cursor ?? undefined
    } while (cursor && paged.length <= most)
    return paged
  }

  it('has the same rows in pages as at once', async () => {
    const { shopper } = await livelyShopper()
    await buyAtTwoShops(shopper)
    const whole = (await paymentsOf(shopper)).data.list
    expect(whole).toHaveLength(5)
    expect(await rowsByPages(shopper, whole.length)).toEqual(whole)
  })

  it('has one row per payment when several are made concurrently', async () => {
    const shopper = await newShopper(test, { balance: 200_000 })
    const { token } = shopper
    const inputs: { order_ids: number[]; ticket: string }[] = []
    for (let count = 0; count < 8; count += 1) {
      const { data } = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
      const ids = data.orders.map(({ id }) => id)
      inputs.push({ order_ids: ids, ticket: (await ticketFor(test, token, ids)).data.ticket })
    }
    const paid = await Promise.all(
      inputs.map((input) => test.ask(payOrders, input, { token, key: newKey() })),
    )
    expect(paid.map(({ code }) => code)).toEqual(inputs.map(() => 1))
    const whole = (await paymentsOf(shopper)).data.list
    const purchases = whole.filter(({ type }) => type === 'purchase')
    expect(purchases.map(({ amount }) => amount)).toEqual(inputs.map(() => -999))
    expect(await rowsByPages(shopper, whole.length)).toEqual(whole)
  })

  it('has the same rows in pages as at once when the clock is set back', async () => {
    const shopper = await newShopper(test, { balance: 50_000 })
    // Later entries get the time of this one.
    await db().execute(sql`
      insert into ledger_transfers (id, kind, ref_id) values (900002, 'adjust', 900002)`)
    await db().execute(sql`
      insert into ledger_entries (transfer_id, account_id, amount, balance_after, created_at)
      select 900002, id, v.amount, case when v.amount > 0 then 50100 end, now() + interval '1 hour'
      from (values (100, 'user_available'), (-100, 'sales')) v(amount, kind)
        join ledger_accounts a on a.kind = v.kind and coalesce(a.user_id, ${shopper.id}) = ${shopper.id}`)
    await db().execute(sql`
      update ledger_accounts set balance = 50100 where user_id = ${shopper.id} and kind = 'user_available'`)
    for (let count = 0; count < 3; count += 1) await buy(shopper)
    const whole = (await paymentsOf(shopper)).data.list
    expect(whole.map(({ amount }) => amount)).toEqual([-2997, 100, 50_000])
    expect(await rowsByPages(shopper, whole.length)).toEqual(whole)
  })
})

describe('the balance over time', () => {
  it('has even steps that include both ends', async () => {
    const shopper = await newShopper(test)
    await adjust(shopper, [1000, -300])
    const { data } = await test.ask(getBalanceHistory, {}, { token: shopper.token })
    expect(data).toHaveLength(61)
    expect(data[0]?.balance).toBe(1000)
    expect(data.at(-1)?.balance).toBe(700)
    const steps = data.slice(1).map(({ at }, i) => Date.parse(at) - Date.parse(data[i]!.at))
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1)
  })

  it('is zero before the first movement, and empty without movements', async () => {
    const shopper = await newShopper(test)
    const { token } = shopper
    expect((await test.ask(getBalanceHistory, {}, { token })).data).toEqual([])
    await adjust(shopper, [1000])
    const from = '2020-01-01T00:00:00Z'
    const { data } = await test.ask(getBalanceHistory, { from }, { token })
    expect(data[0]).toEqual({ at: '2020-01-01T00:00:00.000Z', balance: 0 })
    expect(data.at(-1)?.balance).toBe(1000)
  })
})

describe('the statement file', () => {
  const fileOf = async ({ token }: TestShopper, query = '', locale = 'en') => {
    const headers = { token, 'accept-language': locale }
    const answer = await test.fetch(`/api/user/bill?format=csv${query}`, { headers })
    const bytes = Buffer.from(await answer.arrayBuffer())
    return { answer, bytes, rows: bytes.toString('utf8').slice(1).split('\r\n') }
  }

  it('is UTF-8 with decimals, local times and localised text', async () => {
    const { shopper } = await livelyShopper()
    const { answer, bytes, rows } = await fileOf(shopper, '&time_zone=Asia/Bangkok', 'th')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="sampan-fund-record-\d{4}-\d\d-\d\d\.csv"$/,
    )
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(rows[0]).toBe('เวลา (Asia/Bangkok),ประเภท,รายละเอียด,จำนวนเงิน (USD),ยอดคงเหลือ (USD)')
    const [latest] = (await billOf(shopper)).data.list
    const local = new Date(Date.parse(latest!.created_at) + 7 * 3600_000)
    const time = local.toISOString().slice(0, 19).replace('T', ' ')
    expect(rows[1]).toBe(`${time},คืนเงินถอน,'=1+1 Bank •••• 4242,20.00,490.01`)
    expect(rows[2]).toMatch(/,-1\.00,470\.01$/)
    expect(rows).toHaveLength(7)
    expect(rows.at(-1)).toBe('')
  })

  it('escapes text that looks like a formula', async () => {
    const { shopper } = await livelyShopper()
    for (const hostile of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx']) {
      await db().execute(
        sql`update orders set order_no = ${hostile + shopper.id} where user_id = ${shopper.id}`,
      )
      const { rows } = await fileOf(shopper, '&type=purchase', 'zh-CN')
      const title = rows[1]?.split(',')[2]
      expect(title?.startsWith('订单')).toBe(true)
    }
    // The name of the bank comes first.
    const { rows } = await fileOf(shopper, '&type=withdraw', 'ja')
    expect(rows[1]?.split(',')[2]).toBe("'=1+1 Bank •••• 4242")
  })

  it('applies the filter, and contains all rows across page boundaries', async () => {
    const shopper = await newShopper(test)
    await db().execute(sql`
      insert into ledger_transfers (id, kind, ref_id) select 1000000 + n, 'adjust', 1000000 + n
      from generate_series(1, 2500) n`)
    await db().execute(sql`
      insert into ledger_entries (transfer_id, account_id, amount, balance_after)
      select 1000000 + n, a.id, s.sign * n, case when s.sign = 1 then n * (n + 1) / 2 end
      from generate_series(1, 2500) n
        cross join (values (1, 'user_available'), (-1, 'sales')) s(sign, kind)
        join ledger_accounts a on a.kind = s.kind and coalesce(a.user_id, ${shopper.id}) = ${shopper.id}
      order by n`)
    await db().execute(sql`
      update ledger_accounts set balance = 2500 * 2501 / 2
      where user_id = ${shopper.id} and kind = 'user_available'`)
    const { rows } = await fileOf(shopper, '&type=adjust')
    expect(rows).toHaveLength(2502)
    expect(rows[1]).toMatch(/,25\.00,31262\.50$/)
    expect(rows[2500]).toMatch(/,0\.01,0\.01$/)
    expect((await fileOf(shopper, '&type=refund')).rows).toHaveLength(2)
    expect((await billOf(shopper)).data).toMatchObject({ in: 3_126_250, out: 0 })
  })
})

it('leaves no ledger discrepancies', async () => {
  const violations = await db().transaction((tx) => findViolations(tx), {
    isolationLevel: 'repeatable read',
  })
  expect(violations).toEqual([])
})
