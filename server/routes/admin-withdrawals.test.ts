import { sql } from 'drizzle-orm'
import {
  getAdminWithdrawal,
  listAdminWithdrawals,
  readAdminPayee,
  settleAdminWithdrawal,
} from '@/contracts/admin-withdrawals'
import { getUserInfo } from '@/contracts/account'
import { opsExtract } from '@/contracts/operators'
import { inviteStaff, listAuditEvents, updateStaff } from '@/contracts/staff'
import { cancelWithdrawal } from '@/contracts/withdrawals'
import { audit as demoAudit } from '@/server/services/operations/demo'
import { reconcile } from '@/server/services/wallet/reconciliation'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { askWithdrawal, BANK_CARD, newShopper, type TestShopper } from '@/server/testing/shoppers'
import { join, newMember, type TestMember } from '@/server/testing/staff'

const LIMIT = 5000

let test: TestBackend
let shopper: TestShopper
let ann: TestMember
let bob: TestMember
let owner: TestMember
beforeAll(async () => {
  test = await openTestBackend({ twoPeopleCents: LIMIT })
  shopper = await newShopper(test, { balance: 1_000_000 })
  ann = await newMember(test, 'finance')
  bob = await newMember(test, 'finance')
  owner = await newMember(test, 'owner')
})
afterAll(() => test.close())

const withdraw = async (amount: number) => (await askWithdrawal(test, shopper, amount)).data.id

const settle = (id: number, { headers }: Pick<TestMember, 'headers'>, own: object = {}) =>
  test.ask(settleAdminWithdrawal, { id, action: 'pass', ...own }, { headers })
const get = async (id: number) => (await test.ask(getAdminWithdrawal, { id })).data
const frozen = async () => (await test.ask(getUserInfo, {}, { token: shopper.token })).data.frozen
const changeRole = async ({ id }: TestMember, change: object) => {
  const stale = await test.ask(updateStaff, { id, version: 99 })
  expect(stale.code).toBe(409)
  for (let version = 1; ; version += 1) {
    const answer = await test.ask(updateStaff, { id, version, ...change })
    if (answer.code === 1) return
  }
}
const TWO_NEEDED = { code: 0, msg: expect.stringContaining('two different people') }

describe('withdrawals of staff', () => {
  it('are listed by state and shopper, and paged', async () => {
    const ids = [await withdraw(1000), await withdraw(1001), await withdraw(1002)]
    const asked = { user_id: shopper.id, status: 0, limit: 2 }
    const first = (await test.ask(listAdminWithdrawals, asked)).data
    const second = (await test.ask(listAdminWithdrawals, { ...asked, cursor: first.next_cursor }))
      .data
    const found = [...first.list, ...second.list].map(({ id }) => id)
    expect(found.slice(0, 3)).toEqual(ids.toReversed())
    const oldest = (await test.ask(listAdminWithdrawals, { sort: 'oldest' })).data.list
    expect(oldest.map(({ id }) => id)).toEqual(found.toReversed())
    expect(first.list[0]).toMatchObject({
      shopper: { id: shopper.id, email: shopper.email },
      actual_arrival: 902,
      payee: { bank_name: 'River Bank', holder: 'Ann Example' },
      needs_two_people: false,
      approvals: [],
    })
    expect(JSON.stringify(first)).not.toContain(BANK_CARD.bank_card_no)
  })

  it('are settled by one person up to the amount, who is in the history', async () => {
    const id = await withdraw(LIMIT)
    const { data } = await settle(id, ann)
    expect(data).toMatchObject({ id, status: 1, settled_at: expect.any(String) })
    expect(data.history.at(-1)).toMatchObject({
      event: 'withdrawal-passed',
      by: { actor: 'staff', staff_id: ann.id },
    })
    expect((await settle(id, bob)).code).toBe(409)
    expect((await settle(999_999, bob)).code).toBe(404)
    expect((await test.ask(getAdminWithdrawal, { id: 999_999 })).code).toBe(404)
  })

  it('are refused with a reason', async () => {
    const id = await withdraw(LIMIT + 1)
    expect((await settle(id, ann, { action: 'refuse' })).code).toBe(422)
    const { data } = await settle(id, ann, { action: 'refuse', reason: 'Closed card' })
    expect(data).toMatchObject({ status: 2, refuse_reason: 'Closed card' })
  })

  it('show the full card number in a call that is recorded', async () => {
    const id = await withdraw(1000)
    const { data } = await test.ask(readAdminPayee, { id }, { headers: ann.headers })
    expect(data).toEqual({
      bank_name: 'River Bank',
      holder: 'Ann Example',
      number: BANK_CARD.bank_card_no,
      arrival: 900,
    })
    const trail = { event: 'payee-read', ref_id: id }
    const [row] = (await test.ask(listAuditEvents, trail, { headers: owner.headers })).data.list
    expect(row).toMatchObject({ staff_id: ann.id, actor: 'staff' })
    expect((await test.ask(readAdminPayee, { id: 999_999 })).code).toBe(404)
  })
})

describe('a withdrawal above the amount', () => {
  it('is paid out by the approval of a second person', async () => {
    const id = await withdraw(LIMIT + 1)
    const first = (await settle(id, ann)).data
    expect(first).toMatchObject({
      status: 0,
      needs_two_people: true,
      approvals: [{ staff_id: ann.id, staff_name: expect.any(String) }],
    })
    expect(await settle(id, ann)).toMatchObject(TWO_NEEDED)
    const second = (await settle(id, bob)).data
    expect(second.status).toBe(1)
    expect(second.approvals.map(({ staff_id }) => staff_id)).toEqual([ann.id, bob.id])
    expect(second.history.map(({ event, by }) => [event, by.staff_id])).toEqual([
      ['withdrawal-asked', null],
      ['withdrawal-approved', ann.id],
      ['withdrawal-passed', bob.id],
    ])
  })

  it('is not paid out by a pass that was meant as the first approval, nor the other way round', async () => {
    const id = await withdraw(LIMIT + 1)
    const first = { expected_step: 'approve' }
    const last = { expected_step: 'pay' }
    expect((await settle(id, ann, last)).code).toBe(409)
    expect((await get(id)).approvals).toEqual([])
    expect((await settle(id, ann, first)).data).toMatchObject({ status: 0 })
    expect((await settle(id, bob, first)).code).toBe(409)
    expect(await get(id)).toMatchObject({ status: 0, approvals: [{ staff_id: ann.id }] })
    expect(await settle(id, ann, last)).toMatchObject(TWO_NEEDED)
    expect((await settle(id, bob, last)).data).toMatchObject({ status: 1 })
    const small = await withdraw(LIMIT)
    expect((await settle(small, ann, first)).code).toBe(409)
    expect((await settle(small, ann, last)).data).toMatchObject({ status: 1 })
  })

  it('is not paid out when the first approval ended after it was seen', async () => {
    const cat = await newMember(test, 'finance')
    const id = await withdraw(LIMIT + 1)
    await settle(id, cat)
    await changeRole(cat, { role: 'support' })
    expect((await settle(id, bob, { expected_step: 'pay' })).code).toBe(409)
    expect(await get(id)).toMatchObject({ status: 0, approvals: [] })
  })

  it('is not approved by a machine or a job', async () => {
    const id = await withdraw(LIMIT + 1)
    expect(await test.ask(opsExtract, { id, action: 'pass' })).toMatchObject(TWO_NEEDED)
    expect(await test.ask(settleAdminWithdrawal, { id, action: 'pass' })).toMatchObject(TWO_NEEDED)
    await settle(id, ann)
    expect(await test.ask(opsExtract, { id, action: 'pass' })).toMatchObject(TWO_NEEDED)
    const { db } = test.backend.services
    await db.execute(
      `update withdrawals set created_at = now() - interval '1 day' where id = ${id}`,
    )
    await demoAudit(test.backend.services)
    expect(await get(id)).toMatchObject({ status: 0, approvals: [{ staff_id: ann.id }] })
    expect((await test.ask(opsExtract, { id, action: 'refuse', reason: 'No' })).code).toBe(1)
    expect((await get(id)).approvals).toEqual([])
  })

  it('counts only people who may still decide', async () => {
    const former = await newMember(test, 'finance')
    const moved = await newMember(test, 'finance')
    const id = await withdraw(LIMIT + 1)
    await settle(id, former)
    await changeRole(former, { is_active: false })
    const approversOf = ({ approvals }: { approvals: { staff_id: number | null }[] }) =>
      approvals.map(({ staff_id }) => staff_id)
    const second = (await settle(id, moved)).data
    expect([second.status, approversOf(second)]).toEqual([0, [moved.id]])
    await changeRole(moved, { role: 'support' })
    expect(approversOf(await get(id))).toEqual([])
    expect((await settle(id, ann)).data.status).toBe(0)
    expect((await settle(id, bob)).data.status).toBe(1)
  })

  it('does not count the approval of a member who was invited again', async () => {
    const cat = await newMember(test, 'finance')
    const id = await withdraw(LIMIT + 1)
    await settle(id, cat)
    const { invitation } = (await test.ask(inviteStaff, { id: cat.id })).data
    const back = await join(test, { ...cat, invitation })
    const second = (await settle(id, ann)).data
    expect(second.status).toBe(0)
    expect(second.approvals.map(({ staff_id }) => staff_id)).toEqual([ann.id])
    expect((await settle(id, back)).data.status).toBe(1)
  })

  it('takes no approval of a session that ends while the approval waits', async () => {
    const cat = await newMember(test, 'finance')
    const id = await withdraw(LIMIT + 1)
    const invitation = await test.backend.connection.pool.connect()
    await invitation.query('begin')
    await invitation.query('select from staff where id = $1 for update', [cat.id])
    const approval = settle(id, cat)
    // Not in the transaction, which sees the same statistics until it ends.
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    while ((await test.backend.services.db.execute(waits)).rowCount === 0);
    await invitation.query('delete from staff_sessions where staff_id = $1', [cat.id])
    await invitation.query('commit')
    invitation.release()
    expect((await approval).code).toBe(401)
    expect((await get(id)).approvals).toEqual([])
  })

  it.each([
    ['deactivated', { is_active: false }, { is_active: true }],
    ['moved to another role', { role: 'support' }, { role: 'finance' }],
  ])('does not count the approval of a member who was %s and is back', async (_, away, back) => {
    const cat = await newMember(test, 'finance')
    const id = await withdraw(LIMIT + 1)
    await settle(id, cat)
    await changeRole(cat, away)
    await changeRole(cat, back)
    const { status, approvals } = (await settle(id, ann)).data
    expect(status).toBe(0)
    expect(approvals.map(({ staff_id }) => staff_id)).toEqual([ann.id])
  })

  it('is paid out once when two people approve at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await withdraw(LIMIT + 1)
      const before = await frozen()
      const answers = await Promise.all([settle(id, ann), settle(id, bob), settle(id, ann)])
      const outcomes = answers.map(({ code, data }) => (code === 1 ? data.status : code))
      expect(await get(id)).toMatchObject({ status: 1 })
      expect(outcomes).toContain(1)
      expect((await get(id)).approvals).toHaveLength(2)
      expect(before - (await frozen())).toBe(LIMIT + 1)
    }
  })

  it('has one outcome when the last approval and a cancellation race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await withdraw(LIMIT + 1)
      await settle(id, ann)
      const [passed, cancelled] = await Promise.all([
        settle(id, bob),
        test.ask(cancelWithdrawal, { id }, { token: shopper.token }),
      ])
      expect(new Set([passed.code, cancelled.code])).toEqual(new Set([1, 409]))
      const found = await get(id)
      expect(found).toMatchObject({ status: passed.code === 1 ? 1 : 2 })
      expect(found.approvals).toHaveLength(passed.code === 1 ? 2 : 0)
    }
  })

  it('loses its first approval when it is cancelled', async () => {
    const id = await withdraw(LIMIT + 1)
    await settle(id, ann)
    await test.ask(cancelWithdrawal, { id }, { token: shopper.token })
    expect(await get(id)).toMatchObject({ status: 2, cancelled: true, approvals: [] })
    expect((await settle(id, bob)).code).toBe(409)
  })
})

it('leaves a balanced ledger', async () => {
  expect(await reconcile(test.backend.services.db)).toEqual([])
})
