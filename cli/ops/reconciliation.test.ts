import { sql } from 'drizzle-orm'
import { opsOrder } from '@/contracts/operators'
import { RULES } from '@/server/repositories/verifier'
import { openDemoBackend, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, paidOrder } from '@/server/testing/shoppers'
import { reconciliationCommands } from './reconciliation'

let test: TestBackend
let printed: string[] = []
beforeEach(() => {
  printed = []
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(async () => {
  jest.restoreAllMocks()
  await test.close()
})

async function run(): Promise<string> {
  const { db, config, files } = test.backend.services
  const call = () => Promise.reject(new Error('it asks the database itself'))
  await reconciliationCommands.reconcile!.run({
    call,
    db,
    config,
    files,
    values: {},
    positionals: [],
  })
  return printed.join('\n')
}

it('checks every rule on the seeded database', async () => {
  test = await openDemoBackend()
  const text = await run()
  expect(text.match(/^holds {5}/gm)).toHaveLength(RULES.length)
  expect(text).toContain('\nShoppers hold $2500.00 available and $0.00 frozen.')
  expect(text).toContain(`All ${RULES.length} rules hold.`)
})

it('prints how many records it checked after a payment', async () => {
  test = await openTestBackend()
  const shopper = await newShopper(test, { balance: 50_000 })
  const id = await paidOrder(test, shopper)
  await test.ask(opsOrder, { id, action: 'ship', carrier: 'Thai Post', tracking_no: 'TH1' })
  const text = await run()
  expect(text).toContain('1 shopper, 1 order, 0 refunds, 1 top-up,')
  expect(text).toContain('0 withdrawals; 2 transfers of 4 entries.')
  expect(text).toContain('Shoppers hold $490.01 available')
})

it('prints discrepancies and exits with an error', async () => {
  test = await openTestBackend()
  const { id } = await newShopper(test, { balance: 50_000 })
  const { db } = test.backend.services
  await db.execute(sql`
    update ledger_accounts set balance = balance + 1 where user_id = ${id} and kind = 'user_available'`)
  await expect(run()).rejects.toThrow(`1 of ${RULES.length} rules are violated.`)
  const text = printed.join('\n')
  expect(text).toMatch(
    /^VIOLATED {2}a balance equals the sum of its entries\n {12}\d+: 50001 <> 50000$/m,
  )
  expect(text.match(/^holds/gm)).toHaveLength(RULES.length - 1)
})
