import { login } from '@/contracts/account'
import { opsQueue } from '@/contracts/operators'
import { TOKEN_GUESSES } from '@/server/operator-token'
import { RULES } from '@/server/services/accounts/try-limits'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

const signIn = (ip: string) =>
  test.ask(login, { account: 'nobody@example.com', password: 'guess' }, { ip })
const asOperator = (ip: string) =>
  test.ask(opsQueue, {}, { ip, headers: { authorization: 'Bearer a-wrong-token' } })

it.each([
  ['passwords', signIn, RULES.signInHere],
  ['operator tokens', asOperator, TOKEN_GUESSES.ofAddress],
] as const)('says after how many seconds more %s are accepted', async (_, guess, limit) => {
  const ip = '10.9.0.1'
  await Promise.all(Array.from({ length: limit.points }, () => guess(ip)))
  const refused = await guess(ip)
  expect(refused.status).toBe(429)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeLessThanOrEqual(limit.seconds)
  expect(seconds).toBeGreaterThan(limit.seconds - 120)
})
