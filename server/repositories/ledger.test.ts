import { sql } from 'drizzle-orm'
import { opsRecharge } from '@/contracts/operators'
import { inTransaction } from '@/server/db/transaction'
import { rechargeTransfer, withdrawalReturn } from '@/server/domain/ledger'
import * as ledger from '@/server/repositories/ledger'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askTopUp, newShopper } from '@/server/testing/shoppers'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const removeAccounts = (userId: number) =>
  db().execute(sql`delete from ledger_accounts where user_id = ${userId}`)

it('does not settle a top-up of a shopper without a ledger account', async () => {
  const { id, token } = await newShopper(test)
  const asked = await askTopUp(test, { token }, 2000)
  await removeAccounts(id)
  const passed = await test.ask(opsRecharge, { id: asked.data.id, action: 'pass' })
  const { rows } = await db().execute(sql`select status from recharges where id = ${asked.data.id}`)
  expect([passed.code, rows]).toEqual([500, [{ status: 0 }]])
})

it('throws when an account is missing, whether or not a shortfall is expected', async () => {
  const { id } = await newShopper(test, { hasPayCode: false })
  await removeAccounts(id)
  const transfers = [rechargeTransfer(900_001, id, 100)]
  for (const post of [ledger.post, ledger.postIfCovered])
    await expect(inTransaction(db(), (tx) => post(tx, transfers))).rejects.toThrow(
      `shopper ${id} has no user_available account`,
    )
})

it('returns null for a shortfall only where the caller expects one', async () => {
  const { id } = await newShopper(test, { hasPayCode: false })
  const transfers = [withdrawalReturn(900_002, id, 100)]
  expect(await inTransaction(db(), (tx) => ledger.postIfCovered(tx, transfers))).toBeNull()
  await expect(inTransaction(db(), (tx) => ledger.post(tx, transfers))).rejects.toThrow(
    'not covered',
  )
})
