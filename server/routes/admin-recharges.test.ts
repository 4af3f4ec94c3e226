import { sql } from 'drizzle-orm'
import {
  getAdminRecharge,
  getAdminRechargePicture,
  listAdminRecharges,
  settleAdminRecharge,
} from '@/contracts/admin-recharges'
import { requestRecharge } from '@/contracts/wallet'
import { largeFile } from '@/server/domain/uploads'
import { blockchainNetworks } from '@/server/db/tables/withdrawals'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newUpload } from '@/server/testing/refunds'
import { newShopper, type TestShopper } from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

const TXID = 'ab'.repeat(32)

let test: TestBackend
let shopper: TestShopper
let finance: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  shopper = await newShopper(test)
  finance = await newMember(test, 'finance')
  const network = { coin: 'USDT', address: 'T-address', minAmount: 100, confirmations: 1 }
  await test.backend.services.db
    .insert(blockchainNetworks)
    .values(['ONE', 'TWO'].map((name) => ({ ...network, network: name })))
})
afterAll(() => test.close())

async function ask(input: object): Promise<number> {
  const options = { token: shopper.token, key: newKey() }
  const answer = await test.ask(requestRecharge, { amount: 5000, ...input }, options)
  if (answer.code !== 1) throw new Error(answer.msg + JSON.stringify(answer.data))
  return answer.data.id
}

const byTransfer = async () =>
  ask({ method: 'manual', evidence: [await newUpload(test, shopper, 'evidence')] })
const byChain = async (network: string, txid?: string) => {
  const evidence = [await newUpload(test, shopper, 'evidence')]
  return ask({
    method: 'chain',
    network,
    address: 'T-address',
    evidence,
    ...(txid ? { txid } : {}),
  })
}
const get = async (id: number) => (await test.ask(getAdminRecharge, { id })).data
const idsOf = async (filter: object) =>
  (await test.ask(listAdminRecharges, filter)).data.list.map(({ id }) => id)
const settle = (id: number, action: string, own: object = {}) =>
  test.ask(settleAdminRecharge, { id, action, ...own }, { headers: finance.headers })

it('lists top-ups by state, method and shopper', async () => {
  const manual = await byTransfer()
  const chain = await byChain('ONE')
  expect(await idsOf({})).toEqual([chain, manual])
  expect(await idsOf({ sort: 'oldest' })).toEqual([manual, chain])
  expect(await idsOf({ method: 'manual' })).toEqual([manual])
  expect(await idsOf({ user_id: shopper.id, method: 'chain' })).toEqual([chain])
  expect(await idsOf({ user_id: 999_999 })).toEqual([])
  await settle(manual, 'pass')
  expect(await idsOf({ status: 1 })).toEqual([manual])
  expect(await idsOf({ status: 0 })).toEqual([chain])
  const { next_cursor: cursor } = (await test.ask(listAdminRecharges, { limit: 1 })).data
  expect(await idsOf({ limit: 1, cursor })).toEqual([manual])
})

it('settles a top-up once, with the person in its history', async () => {
  const id = await byTransfer()
  const { data } = await settle(id, 'pass')
  expect(data).toMatchObject({ status: 1, amount: 5000, shopper: { email: shopper.email } })
  expect(data.history.at(-1)).toMatchObject({
    event: 'recharge-passed',
    by: { actor: 'staff', staff_id: finance.id },
  })
  expect((await settle(id, 'pass')).code).toBe(409)
  expect((await settle(999_999, 'pass')).code).toBe(404)
  expect((await test.ask(getAdminRecharge, { id: 999_999 })).code).toBe(404)
})

it('needs a reason to refuse, because the shopper reads it', async () => {
  const id = await byTransfer()
  const { code, data } = await settle(id, 'refuse')
  expect([code, data]).toMatchObject([422, { fields: { reason: expect.any(String) } }])
  expect((await get(id)).status).toBe(0)
})

it('shows a transaction id that was used twice', async () => {
  const first = await byChain('ONE', TXID)
  await settle(first, 'refuse', { reason: 'Not found' })
  const second = await byChain('ONE', TXID)
  const other = await byChain('TWO', TXID)
  expect((await get(first)).same_txid_ids).toEqual([second, other])
  expect((await get(other)).same_txid_ids).toEqual([first, second])
  expect((await idsOf({ search: TXID })).toSorted((a, b) => a - b)).toEqual([first, second, other])
  expect(await idsOf({ search: `0x${TXID.toUpperCase()}` })).toHaveLength(3)
  const without = await byChain('ONE')
  expect((await get(without)).same_txid_ids).toEqual([])
  expect((await settle(without, 'pass')).code).toBe(422)
  expect((await settle(without, 'pass', { txid: TXID })).code).toBe(409)
})

it('shows its evidence to finance, and not to support', async () => {
  const id = await byTransfer()
  const [picture] = (await get(id)).evidence
  const { db, files } = test.backend.services
  const { rows } = await db.execute<{ name: string }>(
    sql`select name from uploads where id = ${picture!.id}`,
  )
  await files.write(largeFile(rows[0]!.name), Buffer.from('receipt'))
  const shown = await test.fetch(picture!.url, { headers: finance.headers })
  expect(await shown.text()).toBe('receipt')
  const input = { id, picture_id: picture!.id }
  const support = await newMember(test, 'support')
  const refused = await test.ask(getAdminRechargePicture, input, { headers: support.headers })
  expect(refused.status).toBe(403)
  const unknown = await test.ask(getAdminRechargePicture, { id, picture_id: 999_999 })
  expect(unknown.code).toBe(404)
})
