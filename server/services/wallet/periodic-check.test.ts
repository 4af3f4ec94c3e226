import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder } from '@/server/testing/shoppers'
import { verifyPeriodically } from './periodic-check'
import { isMoneyPaused, reconcile, resume, watch } from './reconciliation'

let test: TestBackend
beforeEach(async () => {
  test = await openTestBackend()
})
afterEach(() => test.close())

const services = () => test.backend.services
const query = async <Row extends object>(statement: string) =>
  (await services().db.execute(sql.raw(statement))).rows as Row[]

/** As somebody with the rights of the database's owner: without triggers and foreign keys. */
const tamper = (statement: string) =>
  services().db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql.raw(statement))
  })

/** Reads one row of each table behind the checkpoint. */
const check = async () => (await verifyPeriodically(services(), 1)).map(({ rule }) => rule).sort()

/** Transactions of other databases delay it, because their ids come from the same counter. */
async function checkUntil(isDone: (through: number | null) => boolean): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    expect(await check()).toEqual([])
    if (isDone((await state()).through)) return
    await sleep(50)
  }
  throw new Error('the checkpoint does not advance')
}

/** At least two checks read everything. */
async function checkpointOf(orders = 3): Promise<void> {
  const shopper = await newShopper(test, { balance: 500_000 })
  for (let made = 0; made < orders; made += 1) await paidOrder(test, shopper)
  await checkUntil((through) => through !== null)
}

async function state() {
  const [row] = await query<{ state: string }>('select state from ledger_checkpoints')
  return JSON.parse(row!.state) as { through: number | null; positions: { entries: number } }
}

/** A transfer whose entries agree with each other. */
const transfer = (kind: string, ref: number, amount: number) => `
  with made as (insert into ledger_transfers (kind, ref_id) values ('${kind}', ${ref}) returning id),
    moved as (update ledger_accounts set balance = balance + ${amount}
      where kind = 'user_available' returning id, balance)
  insert into ledger_entries (transfer_id, account_id, amount, balance_after)
  select made.id, moved.id, ${amount}, moved.balance from made, moved
  union all select made.id, a.id, ${-amount}, null from made, ledger_accounts a where a.kind = 'sales'`

it('advances through new entries and reads the earlier ones in turn', async () => {
  await checkpointOf()
  const before = await state()
  const places = new Set<number>()
  for (let turn = 0; turn < 12; turn += 1) {
    expect(await check()).toEqual([])
    places.add((await state()).positions.entries)
  }
  expect([...places].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
  await query(transfer('adjust', 1, 500))
  await checkUntil((through) => through === before.through! + 2)
  expect(await reconcile(services().db)).toEqual([])
})

it('finds a false new entry at the next check and stops money until the repair', async () => {
  await checkpointOf()
  jest.spyOn(services().log, 'fatal').mockImplementation(() => undefined)
  await query(transfer('purchase', 999_999, -700))
  await tamper(
    'update ledger_entries set total_in = total_in + 5 where id = (select max(id) - 1 from ledger_entries)',
  )
  const found = ['a new entry continues the running totals of its account']
  expect([await check(), await check()]).toEqual([found, found])
  await watch(services())
  expect(await isMoneyPaused(services().db)).toBe(true)
  expect((await resume(services().db)).violations).toHaveLength(1)
  await tamper(
    'update ledger_entries set total_in = total_in - 5 where id = (select max(id) - 1 from ledger_entries)',
  )
  expect(await resume(services().db)).toEqual({ wasPaused: true, violations: [] })
  expect([await check(), await check(), await check()]).toEqual([[], [], []])
})

it('finds a second charge at the next check', async () => {
  await checkpointOf()
  const [order] = await query<{ id: string }>('select min(id) as id from orders')
  await tamper('drop index ledger_transfers_once')
  await tamper(transfer('purchase', Number(order!.id), -100))
  expect(await check()).toContain('an order is charged exactly when it is paid')
})

it('finds a lopsided new transfer and a changed balance at once', async () => {
  await checkpointOf()
  const error = jest.spyOn(services().log, 'error').mockImplementation(() => undefined)
  await tamper(`update ledger_accounts set balance = balance + 1 where kind = 'user_available'`)
  expect(await check()).toEqual(['a balance equals the sum of its entries'])
  expect(error).toHaveBeenCalledTimes(1)
  await tamper(`update ledger_accounts set balance = balance - 1 where kind = 'user_available'`)
  await tamper(`insert into ledger_entries (transfer_id, account_id, amount)
    select max(t.id), max(a.id), 5 from ledger_transfers t, ledger_accounts a where a.kind = 'sales'`)
  expect(await check()).toContain('every transfer sums to zero')
})

it('does not miss entries that are committed after later ones were verified', async () => {
  await checkpointOf()
  const { through } = await state()
  const error = jest.spyOn(services().log, 'error')
  const late = await test.backend.connection.pool.connect()
  await late.query('begin')
  await late.query('set local session_replication_role = replica')
  // Two lopsided transfers whose sum is zero, so that no total shows them.
  await late.query(`
    with made as (insert into ledger_transfers (kind, ref_id) values ('adjust', 7), ('adjust', 8) returning *)
    insert into ledger_entries (transfer_id, account_id, amount)
    select made.id, a.id, case ref_id when 7 then 5 else -5 end from made, ledger_accounts a where a.kind = 'sales'`)
  await paidOrder(test, await newShopper(test, { balance: 500_000 }))
  expect([await check(), await check(), await check()]).toEqual([[], [], []])
  await late.query('commit')
  late.release()
  expect((await state()).through).toBe(through)
  expect(await check()).toEqual(['every transfer sums to zero'])
  expect(error).not.toHaveBeenCalled()
})

it('finds a changed earlier entry when its turn comes', async () => {
  await checkpointOf()
  expect([await check(), await check(), await check()]).toEqual([[], [], []])
  // Both sides, so that the transfer still sums to zero.
  await tamper(`update ledger_entries set amount = amount + case when amount > 0 then 1 else -1 end
    where transfer_id = (select min(id) from ledger_transfers)`)
  const turns: string[][] = []
  while (turns.length < 20 && !turns.some((found) => found.length > 0)) turns.push(await check())
  expect(turns.length).toBeGreaterThan(5)
  expect(turns.at(-1)).toEqual(['an earlier entry continues the running totals of its account'])
  expect(await check()).toEqual(turns.at(-1))
})

it('reads everything when the checkpoint is forged, foreign or missing', async () => {
  await checkpointOf()
  const error = jest.spyOn(services().log, 'error').mockImplementation(() => undefined)
  await tamper(`update ledger_entries set amount = amount + case when amount > 0 then 1 else -1 end
    where transfer_id = (select max(id) - 1 from ledger_transfers)`)
  expect(await check()).toEqual([])
  await query(`update ledger_checkpoints set state = replace(state, '"entries":', '"entries":9')`)
  const whole = await check()
  expect(whole).toContain('a balance equals the sum of its entries')
  expect(error.mock.calls).toEqual([['the ledger checkpoint is damaged: reading every entry']])
  await query('delete from ledger_checkpoints')
  expect(await check()).toEqual(whole)
})
