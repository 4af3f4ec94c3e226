import { setTimeout as wait } from 'node:timers/promises'
import { getUserInfo } from '@/contracts/account'
import { inTransaction } from '@/server/db/transaction'
import { digestOf } from '@/server/domain/digest'
import { latestOf } from '@/server/repositories/audit-events'
import * as sessions from '@/server/repositories/sessions'
import * as users from '@/server/repositories/users'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper, signIn } from '@/server/testing/shoppers'
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
      expect(await users.lockWithPassword(tx, id, passwordHash)).toBe(true)
      await sessions.open(tx, { userId: id, tokenHash: digestOf(token), device: '', ip: '' })
      await pause
    })
  for (let count = 1; count <= 10; count += 1) await signInWith(`before ${count}`)
  const { promise: pause, resolve: goOn } = Promise.withResolvers<void>()
  const first = signInWith('first', pause)
  await wait(100)
  const second = signInWith('second')
  await wait(100)
  goOn()
  await Promise.all([first, second])
  expect(await sessions.list(db, id)).toHaveLength(10)
})
