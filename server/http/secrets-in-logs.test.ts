import { ENDPOINTS } from '@/contracts/all'
import { createLogger } from '@/server/http/log'
import { newKey, openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'
import { samplesOf } from '@/trust/access/samples'
import { send } from '@/trust/access/send'

/** What a shopper enters or receives, in every field that could contain it. */
const SECRETS: Record<string, string> = {
  password: 'zqsecret-password',
  oldpassword: '90817263',
  newpassword: '90817264',
  captcha: '908172',
  code: '908173',
  ticket: 'zqsecret-ticket',
  bank_card_no: '4929710394827160',
  holder: 'Zqsecret Holder',
  account: 'zqsecret@sampan.example',
  email: 'zqsecret@sampan.example',
  addressee: 'Zqsecret Addressee',
}
const CARD_TOKEN = 'tok_zqsecret'

let test: TestBackend
const lines: string[] = []
beforeAll(async () => {
  test = await openTestBackend()
  const log = createLogger('debug', { write: (line) => void lines.push(line) })
  Object.assign(test.backend.services, { log })
})
afterAll(() => test.close())

const withSecrets = (sample: object): object =>
  Object.fromEntries(
    Object.entries(sample).map(([name, value]) => {
      if (name === 'card') return [name, { token: CARD_TOKEN }]
      return [name, typeof value === 'string' ? (SECRETS[name] ?? value) : value]
    }),
  )

async function callEverything(token: string): Promise<void> {
  const things = { id: [1], sku_id: [31], product_id: [3], shop_id: [1] }
  for (const [, endpoint] of ENDPOINTS)
    for (const sample of samplesOf(endpoint, things).slice(0, 3))
      await send(test, endpoint, withSecrets(sample), {
        token,
        authorization: 'Bearer zqsecret-operator',
        cookie: 'token=zqsecret-cookie',
        'x-request-id': newKey(),
      })
}

const found = () => {
  const log = lines.join('')
  const words = [...Object.values(SECRETS), CARD_TOKEN, 'zqsecret']
  return words.filter((word) => log.includes(word))
}

it('logs no secret, whatever is called', async () => {
  const { token } = await newShopper(test)
  await callEverything(token)
  expect([found(), lines.filter((line) => line.includes(token))]).toEqual([[], []])
})

it('logs no secret when every call fails, and gives the client no reason', async () => {
  const { token } = await newShopper(test)
  lines.length = 0
  const { db } = test.backend.services
  await db.execute('alter table users rename column password_hash to password_hash_away')
  const answers: string[] = []
  for (const [, endpoint] of ENDPOINTS.filter(([name]) =>
    /login|register|resetPassword/.test(name),
  ))
    for (const sample of samplesOf(endpoint, {})) {
      const { status, text } = await send(test, endpoint, withSecrets(sample), { token })
      if (status === 500) answers.push(text)
    }
  await db.execute('alter table users rename column password_hash_away to password_hash')
  expect(answers.length).toBeGreaterThan(1)
  expect(
    answers.filter((text) => /select|password_hash|at .*\.ts|pg|relation/i.test(text)),
  ).toEqual([])
  expect(lines.length).toBeGreaterThan(1)
  expect(
    lines.every(
      (line) => typeof (JSON.parse(line) as { requestId?: string }).requestId === 'string',
    ),
  ).toBe(true)
  expect(found()).toEqual([])
})
