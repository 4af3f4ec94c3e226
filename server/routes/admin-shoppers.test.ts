import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { getUserInfo } from '@/contracts/account'
import {
  blockAdminShopper,
  endAdminShopperSessions,
  getAdminShopper,
  listAdminShopperFunds,
  listAdminShoppers,
  unblockAdminShopper,
} from '@/contracts/admin-shoppers'
import { payOrders } from '@/contracts/orders'
import { resetPassword, sendCode } from '@/contracts/passwords'
import { listAuditEvents } from '@/contracts/staff'
import * as adminShoppers from '@/server/repositories/admin-shoppers'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newestCode } from '@/server/testing/mail'
import {
  newShopper,
  order,
  paidOrder,
  PASSWORD,
  signIn,
  ticketFor,
  type TestShopper,
} from '@/server/testing/shoppers'
import { newMember, type TestMember } from '@/server/testing/staff'

let test: TestBackend
let support: TestMember
beforeAll(async () => {
  test = await openTestBackend()
  support = await newMember(test, 'support')
})
afterAll(() => test.close())

const db = () => test.backend.services.db
const rename = (id: number, family: string, given: string) =>
  db().execute(
    sql`update users set family_name = ${family}, given_name = ${given} where id = ${id}`,
  )
const list = async (filter: object) => (await test.ask(listAdminShoppers, filter)).data
const idsOf = async (filter: object) => (await list(filter)).list.map(({ id }) => id)
const get = async (id: number) => (await test.ask(getAdminShopper, { id })).data
const ask = (endpoint: typeof blockAdminShopper, id: number, reason = 'Stolen cards') =>
  test.ask(endpoint, { id, reason }, { headers: support.headers })
const block = (id: number) => ask(blockAdminShopper, id)
const isSignedIn = async ({ token }: Pick<TestShopper, 'token'>) =>
  (await test.ask(getUserInfo, {}, { token })).code === 1
const BLOCKED = { code: 0, msg: 'This account is blocked. Please write to customer service' }

describe('the list of shoppers', () => {
  it('finds one by e-mail address, mobile number, id and the start of a name', async () => {
    const { id, email } = await newShopper(test, { hasPayCode: false })
    const { mobile } = await get(id)
    await rename(id, 'van der Berg', 'Übel')
    for (const search of [email.toUpperCase(), mobile, String(id)])
      expect(await idsOf({ search })).toEqual([id])
    for (const search of ['van d', 'VANDER', 'übel', 'Übel van', 'vanderbergübel'])
      expect(await idsOf({ search })).toEqual([id])
    for (const search of ['berg', 'van%', 'nobody@example.com', '999999'])
      expect(await idsOf({ search })).toEqual([])
    await rename(id, '王', '小明')
    for (const search of ['王小', '小明', '王']) expect(await idsOf({ search })).toEqual([id])
  })

  it('pages, latest first, and filters blocked accounts', async () => {
    const shoppers = [await newShopper(test), await newShopper(test), await newShopper(test)]
    const ids = shoppers.map(({ id }) => id).toReversed()
    for (const id of ids) await rename(id, 'Pagefamily', 'P')
    const first = await list({ search: 'pagefam', limit: 2 })
    const second = await list({ search: 'pagefam', limit: 2, cursor: first.next_cursor })
    expect([...first.list, ...second.list].map(({ id }) => id)).toEqual(ids)
    expect(second.next_cursor).toBeNull()
    await block(ids[1]!)
    expect(await idsOf({ search: 'pagefam', is_blocked: true })).toEqual([ids[1]])
    expect(await idsOf({ search: 'pagefam', is_blocked: false })).toEqual([ids[0], ids[2]])
  })

  it('finds names by the indexes', async () => {
    await db().execute(sql`
      insert into users (family_name, given_name, email, mobile, password_hash)
      select md5(n::text), md5('g' || n), 'many' || n || '@example.com', 'm' || n, ''
      from generate_series(1, 5000) n`)
    await db().execute(sql`analyze users`)
    const query = adminShoppers.list(db(), { name: 'ab' }, { limit: 20 }) as never
    const { rows } = await db().execute(
      sql`explain ${(query as { getSQL: () => ReturnType<typeof sql> }).getSQL()}`,
    )
    expect(JSON.stringify(rows)).toContain('users_family_first')
    expect(JSON.stringify(rows)).toContain('users_given_first')
    await db().execute(sql`delete from users where email like 'many%'`)
  })
})

describe('a shopper', () => {
  it('shows profile, balances, counts and sessions', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    await paidOrder(test, shopper)
    const found = await get(shopper.id)
    expect(found).toMatchObject({
      email: shopper.email,
      has_pay_password: true,
      frozen: 0,
      blocked: null,
      counts: { orders: { 1: 1 }, refunds: 0, recharges: 1, withdrawals: 0 },
      sessions: [{ id: expect.any(Number) }],
    })
    expect(JSON.stringify(found)).not.toContain('hash')
    expect((await test.ask(getAdminShopper, { id: 999_999 })).code).toBe(404)
  })

  it('has a fund record in pages', async () => {
    const { id } = await newShopper(test, { balance: 10_000 }).then(async (shopper) => {
      await paidOrder(test, shopper)
      return shopper
    })
    const first = (await test.ask(listAdminShopperFunds, { id, limit: 1 })).data
    expect(first.list).toMatchObject([{ type: 'purchase' }])
    const next = { id, limit: 1, cursor: first.next_cursor }
    const second = (await test.ask(listAdminShopperFunds, next)).data
    expect(second.list).toMatchObject([{ type: 'recharge', amount: 10_000 }])
    expect(second.next_cursor).toBeNull()
    expect((await test.ask(listAdminShopperFunds, { id: 999_999 })).code).toBe(404)
  })

  it('is signed out of one session or all', async () => {
    const shopper = await newShopper(test)
    const second = (await signIn(test, shopper.email)).data.userinfo
    const third = (await signIn(test, shopper.email)).data.userinfo
    const { sessions } = await get(shopper.id)
    const { headers } = support
    const oldest = Math.min(...sessions.map(({ id }) => id))
    const end = (input: object) => test.ask(endAdminShopperSessions, input, { headers })
    const { data } = await end({ id: shopper.id, session_id: oldest })
    expect(data.sessions).toHaveLength(2)
    expect([await isSignedIn(shopper), await isSignedIn(second)]).toEqual([false, true])
    expect((await end({ id: shopper.id, session_id: oldest })).code).toBe(404)
    expect((await end({ id: shopper.id })).data.sessions).toEqual([])
    expect(await isSignedIn(third)).toBe(false)
    expect((await end({ id: 999_999 })).code).toBe(404)
    const trail = { event: 'session-ended', user_id: shopper.id }
    const { list: rows } = (await test.ask(listAuditEvents, trail)).data
    expect(rows).toMatchObject([
      { staff_id: support.id, ref_id: null },
      { staff_id: support.id, ref_id: oldest },
    ])
  })
})

describe('a blocked shopper', () => {
  it('is signed out, cannot sign in, and keeps the money', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const { data } = await block(shopper.id)
    expect(data).toMatchObject({
      blocked: { reason: 'Stolen cards' },
      balance: 10_000,
      sessions: [],
      history: [{ event: 'shopper-blocked', by: { staff_id: support.id } }],
    })
    expect(await isSignedIn(shopper)).toBe(false)
    expect(await signIn(test, shopper.email)).toMatchObject(BLOCKED)
    // A stranger learns nothing about the account.
    const wrong = await signIn(test, shopper.email, 'another1')
    expect(wrong.msg).toBe('The account or password is incorrect')
    expect((await block(shopper.id)).code).toBe(409)
    expect((await block(999_999)).code).toBe(404)
  })

  it('cannot reset the password', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    const email = `${randomUUID()}@example.com`
    await db().execute(sql`update users set email = ${email} where id = ${shopper.id}`)
    await block(shopper.id)
    const ip = '203.0.113.77'
    await test.ask(sendCode, { account: email, purpose: 'resetpwd' }, { ip })
    const captcha = await newestCode(test, email)
    const input = { type: 'email', email, newpassword: 'another1' }
    expect(await test.ask(resetPassword, { ...input, captcha }, { ip })).toMatchObject(BLOCKED)
    const wrong = await test.ask(resetPassword, { ...input, captcha: '000000' }, { ip })
    expect(wrong.code).toBe(422)
  })

  it('cannot pay with a ticket from before', async () => {
    const shopper = await newShopper(test, { balance: 10_000 })
    const [made] = (await order(test, shopper, [{ sku_id: 31, quantity: 1 }])).data.orders
    const { ticket } = (await ticketFor(test, shopper.token, [made!.id])).data
    await block(shopper.id)
    await test.ask(unblockAdminShopper, { id: shopper.id, reason: 'Checked' })
    const { token } = (await signIn(test, shopper.email)).data.userinfo
    const input = { order_ids: [made!.id], ticket }
    const paid = await test.ask(payOrders, input, { token, key: newKey() })
    expect(paid.msg).toBe('Please enter the payment password again')
  })

  it('has no session after a sign-in at the same time', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    for (let round = 0; round < 5; round += 1) {
      await Promise.all([
        signIn(test, shopper.email, PASSWORD, `203.0.113.${round}`),
        signIn(test, shopper.email, PASSWORD, `203.0.114.${round}`),
        block(shopper.id),
      ])
      expect((await get(shopper.id)).sessions).toEqual([])
      await ask(unblockAdminShopper, shopper.id, 'Round over')
    }
  })

  it('can sign in again when it is unblocked, with both reasons on record', async () => {
    const shopper = await newShopper(test, { hasPayCode: false })
    expect((await ask(unblockAdminShopper, shopper.id)).code).toBe(409)
    expect((await ask(unblockAdminShopper, 999_999)).code).toBe(404)
    await block(shopper.id)
    expect((await ask(unblockAdminShopper, shopper.id, 'Checked')).data.blocked).toBeNull()
    expect((await signIn(test, shopper.email)).code).toBe(1)
    const { list: rows } = (await test.ask(listAuditEvents, { ref_id: shopper.id })).data
    expect(rows.filter(({ event }) => event.startsWith('shopper'))).toMatchObject([
      {
        event: 'shopper-unblocked',
        changes: {
          blocked: { before: true, after: false },
          reason: { before: 'Stolen cards', after: 'Checked' },
        },
      },
      { event: 'shopper-blocked', changes: { blocked: { before: false, after: true } } },
    ])
  })
})
