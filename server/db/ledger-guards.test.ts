import { sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import { opsQueue, opsRecharge } from '@/contracts/operators'
import { listRecharges, requestRecharge } from '@/contracts/wallet'
import { databaseErrorOf } from '@/server/db/transaction'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const run = (statement: string) => test.backend.services.db.execute(sql.raw(statement))
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => databaseErrorOf(error)?.code,
  )

describe('the database', () => {
  it('rejects an update or delete of an entry', async () => {
    await newShopper(test, { balance: 1000 })
    for (const statement of [
      'update ledger_entries set amount = 1',
      'delete from ledger_entries',
      'delete from ledger_transfers',
      'truncate ledger_entries cascade',
    ]) {
      expect(await codeOf(run(statement))).toBe('23001')
    }
  })

  it('rejects a transfer that does not sum to zero', async () => {
    const lopsided = `with t as (insert into ledger_transfers (kind, ref_id) values ('adjust', 1) returning id)
      insert into ledger_entries (transfer_id, account_id, amount) select id, 1, 5 from t`
    expect(await codeOf(run(lopsided))).toBe('23514')
  })

  it('rejects a balance or a stock below zero', async () => {
    expect(
      await codeOf(run('update ledger_accounts set balance = -1 where user_id is not null')),
    ).toBe('23514')
    expect(await codeOf(run('update skus set stock = -1'))).toBe('23514')
  })

  it('rejects a second charge of an order', async () => {
    const insert = `insert into ledger_transfers (kind, ref_id) values ('purchase', 77)`
    await run(insert)
    expect(await codeOf(run(insert))).toBe('23505')
  })
})

describe('a top-up', () => {
  it('is credited once when it is passed, also by repeated and concurrent calls', async () => {
    const { token } = await newShopper(test)
    const card = { token: 'card-token-of-a-test' }
    const asked = await test.ask(
      requestRecharge,
      { method: 'card', amount: 5000, card },
      { token, key: newKey() },
    )
    expect(asked.data).toMatchObject({ status: 0, amount: 5000 })
    expect((await test.ask(getUserInfo, {}, { token })).data.balance).toBe(0)
    const waiting = await test.ask(opsQueue, {})
    expect(waiting.data.recharges.map((row) => row.id)).toContain(asked.data.id)

    const pass = () => test.ask(opsRecharge, { id: asked.data.id, action: 'pass' })
    const answers = await Promise.all(Array.from({ length: 8 }, pass))
    expect(answers.filter((answer) => answer.code === 1)).toHaveLength(1)
    expect(answers.filter((answer) => answer.code === 409)).toHaveLength(7)
    expect((await test.ask(getUserInfo, {}, { token })).data.balance).toBe(5000)
  })

  it('credits nothing when it is refused, and stores the reason', async () => {
    const { token } = await newShopper(test)
    const card = { token: 'card-token-of-a-test' }
    const asked = await test.ask(
      requestRecharge,
      { method: 'card', amount: 5000, card },
      { token, key: newKey() },
    )
    await test.ask(opsRecharge, { id: asked.data.id, action: 'refuse', reason: 'Unreadable' })
    const { list } = (await test.ask(listRecharges, {}, { token })).data
    expect(list[0]).toMatchObject({ status: 2, refuse_reason: 'Unreadable' })
    expect((await test.ask(getUserInfo, {}, { token })).data.balance).toBe(0)
    expect((await test.ask(opsRecharge, { id: 9999, action: 'pass' })).code).toBe(404)
  })
})

it('the ledger check finds each kind of discrepancy', async () => {
  const { db } = test.backend.services
  const rules = async () => (await reconcile(db)).map((breach) => breach.rule)
  const before = await rules()
  await newShopper(test, { balance: 1000 })
  await run(
    `update ledger_accounts set balance = balance + 1 where id = (select max(id) from ledger_accounts where balance > 0)`,
  )
  await run(`update recharges set status = 1 where status = 2`)
  expect(new Set(await rules())).toEqual(
    new Set([
      ...before,
      'a balance equals the sum of its entries',
      'a recharge is credited exactly when it is passed',
      'only rejected card charges have a refund due or done',
    ]),
  )
})
