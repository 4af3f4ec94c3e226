import { getUserInfo } from '@/contracts/account'
import { latest } from '@/server/repositories/audit-events'
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
  const [row] = await latest(db, 1, shopper.id)
  expect(row).toMatchObject({ event: 'session-ended', actor: 'operator', refId: null })
})
