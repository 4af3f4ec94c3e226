import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { getUserInfo, logout, verifyPay } from '@/contracts/account'
import { closeAccount } from '@/contracts/account-data'
import { blockAdminShopper, endAdminShopperSessions } from '@/contracts/admin-shoppers'
import { payOrders } from '@/contracts/orders'
import { resetPassword } from '@/contracts/passwords'
import { revokeSession } from '@/contracts/sessions'
import { inTransaction } from '@/server/db/transaction'
import { digestOf } from '@/server/domain/digest'
import { latestOf } from '@/server/repositories/audit-events'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import {
  newShopper,
  order,
  PASSWORD,
  PAY_CODE,
  signIn,
  ticketFor,
  type TestShopper,
} from '@/server/testing/shoppers'
import { newMember } from '@/server/testing/staff'
import { endAll } from './sessions'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

it('lets an operator end every session of one shopper, and of nobody else', async () => {
  const { db } = test.backend.services
  const shopper = await newShopper(test, { hasPayCode: false })
  const other = await newShopper(test, { hasPayCode: false })
  const { token } = (await signIn(test, shopper.email)).data.userinfo
  expect(await endAll(db, shopper.id)).toBe(2)
  for (const ended of [token, shopper.token])
    expect((await test.ask(getUserInfo, {}, { token: ended })).status).toBe(401)
  expect((await test.ask(getUserInfo, {}, { token: other.token })).code).toBe(1)
  const [row] = await latestOf(db, shopper.id, 1)
  expect(row).toMatchObject({ event: 'session-ended', actor: 'operator', refId: null })
})

it('keeps ten sessions of an account, also after two concurrent sign-ins', async () => {
  const { db } = test.backend.services
  const { id } = await newShopper(test, { hasPayCode: false })
  const { passwordHash } = (await users.find(db, id))!
  const signInWith = (token: string, pause = Promise.resolve()) =>
    inTransaction(db, async (tx) => {
      expect(await users.lockWithHash(tx, id, 'passwordHash', passwordHash)).toBe(true)
      await sessions.open(tx, { userId: id, tokenHash: digestOf(token), device: '', ip: '' })
      await pause
    })
  for (let count = 1; count <= 10; count += 1) await signInWith(`before ${count}`)
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>()
  const first = signInWith('first', pause)
  await sleep(100)
  const second = signInWith('second')
  await sleep(100)
  goOn()
  await Promise.all([first, second])
  expect(await sessions.list(db, id)).toHaveLength(10)
})

it.each<[string, (shopper: TestShopper) => Promise<{ code: number }>]>([
  [
    'a block',
    async ({ id }) =>
      test.ask(
        blockAdminShopper,
        { id, reason: 'Stolen' },
        { headers: (await newMember(test, 'support')).headers },
      ),
  ],
  ['closing the account', ({ token }) => test.ask(closeAccount, { password: PASSWORD }, { token })],
  [
    'a new password',
    ({ token }) =>
      test.ask(resetPassword, { oldpassword: PASSWORD, newpassword: 'river-boat-8' }, { token }),
  ],
])('%s waits for a call that locked its session, which then locks the shopper', async (_, end) => {
  const { db } = test.backend.services
  const shopper = await newShopper(test, { hasPayCode: false })
  const ended = await inTransaction(db, async (tx) => {
    await tx.execute(sql`select from sessions where user_id = ${shopper.id} for key share`)
    const waiting = end(shopper)
    await sleep(500)
    // Shorter than the time after which the database looks for deadlocks.
    await tx.execute(sql`set local lock_timeout = '300ms'`)
    await tx.execute(sql`select from users where id = ${shopper.id} for no key update`)
    return { waiting }
  })
  expect((await ended.waiting).code).toBe(1)
})

it.each<[string, (shopper: TestShopper, ended: number, left: string) => Promise<unknown>]>([
  ['signing out', ({ token }) => test.ask(logout, {}, { token })],
  ['ending it from another', (_, id, token) => test.ask(revokeSession, { id }, { token })],
  ['ending all others', (_, __, token) => test.ask(revokeSession, { all: true }, { token })],
  [
    'its end by staff',
    async ({ id }, session_id) => {
      const { headers } = await newMember(test, 'support')
      return test.ask(endAdminShopperSessions, { id, session_id }, { headers })
    },
  ],
  ['the end of all by an operator', ({ id }) => endAll(test.backend.services.db, id)],
  [
    'ten later sign-ins',
    async ({ email }) => {
      for (let count = 1; count <= 9; count += 1) await signIn(test, email)
    },
  ],
])('a ticket of a session is void after %s', async (_, end) => {
  const { db } = test.backend.services
  const shopper = await newShopper(test, { balance: 100_000 })
  const [first] = await sessions.list(db, shopper.id)
  const { token: other } = (await signIn(test, shopper.email)).data.userinfo
  const { data: placed } = await order(test, shopper, [{ sku_id: 31, quantity: 1 }])
  const ids = placed.orders.map(({ id }) => id)
  const { ticket } = (await ticketFor(test, shopper.token, ids)).data
  await end(shopper, first!.id, other)
  const { token } = (await signIn(test, shopper.email)).data.userinfo
  const pay = { order_ids: ids, ticket }
  expect((await test.ask(payOrders, pay, { token, key: newKey() })).code).toBe(0)
  const own = (await ticketFor(test, token, ids)).data.ticket
  const paid = await test.ask(payOrders, { ...pay, ticket: own }, { token, key: newKey() })
  expect(paid.code).toBe(1)
})

it('gives a ticket no longer life than its session has left', async () => {
  const { db } = test.backend.services
  const { id, token } = await newShopper(test, { balance: 100_000 })
  await db.execute(
    sql`update sessions set expires_at = now() + interval '1 minute' where user_id = ${id}`,
  )
  const [session] = await sessions.list(db, id)
  const verify = { action: 'extract', amount: 1000, password: PAY_CODE }
  const { expires_at: end } = (await test.ask(verifyPay, verify, { token })).data
  expect(end).toBe(session!.expiresAt.toISOString())
})

it('issues no ticket to a session that ends while the payment password is verified', async () => {
  const { db } = test.backend.services
  const shopper = await newShopper(test, { balance: 100_000 })
  const verify = { action: 'extract', amount: 1000, password: PAY_CODE }
  const asked = await db.transaction(async (tx) => {
    await sessions.endAll(tx, shopper.id)
    const asked = test.ask(verifyPay, verify, { token: shopper.token })
    await sleep(500)
    return { asked }
  })
  expect((await asked.asked).status).toBe(401)
})
