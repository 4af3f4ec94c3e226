import { sql } from 'drizzle-orm'
import { getBill } from '@/contracts/bill'
import { type NumberTable, rangePartitions } from '@/server/repositories/partitions'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder, type TestShopper } from '@/server/testing/shoppers'
import { maintainPartitions, ROWS_PER_PARTITION } from './partitions'
import { reconcile } from '@/server/services/wallet/reconciliation'

// Shoppers buy and pay by many calls, on shared processors.
jest.setTimeout(20_000)

const TABLES: NumberTable[] = ['ledger_entries', 'events']
/** The lower bounds of partitions that no migration created. */
const BOUND = 2 * ROWS_PER_PARTITION

let shop: TestBackend
let shopper: TestShopper
beforeEach(async () => {
  shop = await openTestBackend()
  shopper = await newShopper(shop, { balance: 50_000 })
})
afterEach(() => shop.close())

const db = () => shop.backend.services.db
const run = (statement: string) => db().execute(sql.raw(statement))
const names = async (table: NumberTable) =>
  (await rangePartitions(db(), table)).map(({ name }) => name)
const partsOfRows = async (table: NumberTable) => {
  const { rows } = await db().execute<{ name: string }>(sql`
    select tableoid::regclass::text as name from ${sql.identifier(table)} group by 1 order by min(id)`)
  return rows.map(({ name }) => name)
}
const goTo = async (id: number) => {
  for (const table of TABLES) await run(`select setval('${table}_id_seq', ${id})`)
}

const buy = () => paidOrder(shop, shopper)

test('stores entries in the partition of their id, and the ledger spans partitions', async () => {
  await buy()
  const before = await shop.ask(getBill, {}, { token: shopper.token })
  for (const table of TABLES) expect(await names(table)).toHaveLength(2)
  await goTo(BOUND - ROWS_PER_PARTITION)
  await buy()
  await maintainPartitions(db())
  for (const table of TABLES)
    expect(await names(table)).toEqual([`${table}_before`, `${table}_from_100m`, `${table}_other`])
  await goTo(BOUND - 1)
  await buy()
  for (const table of TABLES)
    expect(await partsOfRows(table)).toEqual([`${table}_before`, `${table}_from_100m`])
  const after = await shop.ask(getBill, {}, { token: shopper.token })
  expect(after.data.list).toHaveLength(4)
  expect(after.data.list.slice(2)).toEqual(before.data.list)
  expect(after.data).toMatchObject({ in: before.data.in, out: 3 * before.data.out })
  expect(await reconcile(db())).toEqual([])
})

test('creates the next partition once, before the current one is half full', async () => {
  await goTo(BOUND - ROWS_PER_PARTITION)
  await buy()
  await maintainPartitions(db())
  await maintainPartitions(db())
  expect((await rangePartitions(db(), 'ledger_entries')).map(({ from, to }) => [from, to])).toEqual(
    [
      [null, BOUND],
      [BOUND, BOUND + ROWS_PER_PARTITION],
      [null, null],
    ],
  )
})

test('accepts entries without a partition, and starts the next partition after them', async () => {
  await goTo(BOUND)
  await buy()
  await maintainPartitions(db())
  await goTo(BOUND + ROWS_PER_PARTITION)
  await buy()
  expect(await partsOfRows('ledger_entries')).toEqual([
    'ledger_entries_before',
    'ledger_entries_other',
    'ledger_entries_from_150m',
  ])
  expect(await reconcile(db())).toEqual([])
})

test('rejects the same changes in every partition as in the ledger', async () => {
  await goTo(BOUND - ROWS_PER_PARTITION)
  await buy()
  await maintainPartitions(db())
  await goTo(BOUND)
  await buy()
  const refused = { cause: { message: expect.stringContaining('append-only') as string } }
  for (const table of TABLES)
    for (const part of await names(table))
      await expect(run(`truncate ${part}`)).rejects.toMatchObject(refused)
  for (const part of ['ledger_entries_before', 'ledger_entries_from_100m']) {
    await expect(run(`update ${part} set amount = 1`)).rejects.toMatchObject(refused)
    await expect(run(`delete from ${part}`)).rejects.toMatchObject(refused)
  }
  const lopsided = `with t as (insert into ledger_transfers (kind, ref_id) values ('adjust', 1) returning id)
    insert into ledger_entries (transfer_id, account_id, amount) select id, 1, 5 from t`
  await expect(run(lopsided)).rejects.toMatchObject({ cause: { code: '23514' } })
  const nobody = `insert into ledger_entries (transfer_id, account_id, amount) values (1, 999999, 5)`
  await expect(run(nobody)).rejects.toMatchObject({ cause: { code: '23503' } })
})
