import { opsQueue } from '@/contracts/operators'
import { answerOpsRequest } from '@/server/ops-endpoints'
import { checkOperatorToken, TOKEN_GUESSES } from '@/server/operator-token'
import { openTestBackend, TEST_OPS_TOKEN, type TestBackend } from '@/server/testing/backend'
import { upload } from '@/server/testing/pictures'
import { newShopper } from '@/server/testing/shoppers'

const { ofAddress, ofAll } = TOKEN_GUESSES
const WRONG = 'a-wrong-operator-token'

let test: TestBackend
beforeAll(async () => {
  test = await openTestBackend()
})
afterAll(() => test.close())

let networks = 0
const newIp = () => {
  networks += 1
  return `10.7.${Math.floor(networks / 250)}.${networks % 250}`
}
const times = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

const askQueue = async (ip: string, token: string) => {
  const answer = await test.ask(opsQueue, {}, { ip, headers: { authorization: `Bearer ${token}` } })
  return answer.status
}
const askMetrics = async (address: string, token: string) => {
  const visit = { opsToken: TEST_OPS_TOKEN, state: { isReady: true }, address }
  const answer = await answerOpsRequest('/api/metrics', `Bearer ${token}`, visit)
  return answer?.status ?? 404
}

it.each([
  ['operators’ calls', askQueue],
  ['metrics', askMetrics],
])('%s compare a limited number of tokens from one address, also concurrently', async (_, ask) => {
  const ip = newIp()
  const answers = await times(ofAddress.points + 20, () => ask(ip, WRONG))
  expect(answers.filter((status) => status === 404)).toHaveLength(ofAddress.points)
  expect(answers.filter((status) => status === 429)).toHaveLength(20)
  expect(await ask(ip, TEST_OPS_TOKEN)).toBe(429)
  expect(await ask(newIp(), TEST_OPS_TOKEN)).toBe(200)
})

it('counts guesses at calls, metrics and pictures of one address together', async () => {
  const ip = newIp()
  const { token } = await newShopper(test, { hasPayCode: false })
  const { url } = (await upload(test, token, 'evidence')).data
  const look = async (given: string) => {
    const headers = { authorization: `Bearer ${given}`, 'x-forwarded-for': ip }
    return (await test.fetch(url, { headers })).status
  }
  expect(await look(TEST_OPS_TOKEN)).toBe(200)
  await times(10, () => askQueue(ip, WRONG))
  await times(10, () => askMetrics(ip, WRONG))
  await times(ofAddress.points - 20, () => look(WRONG))
  expect([await askQueue(ip, WRONG), await askMetrics(ip, WRONG)]).toEqual([429, 429])
  expect(await look(TEST_OPS_TOKEN)).toBe(200)
})

it('counts neither valid tokens nor requests without one', async () => {
  const ip = newIp()
  const right = await times(ofAddress.points * 3, () => askMetrics(ip, TEST_OPS_TOKEN))
  const none = await times(ofAddress.points * 3, () => askQueue(ip, ''))
  expect(new Set([...right, ...none])).toEqual(new Set([200, 404]))
  expect(await askQueue(ip, TEST_OPS_TOKEN)).toBe(200)
})

it('accepts the valid token beside guesses from an address where it was valid before', async () => {
  const ip = newIp()
  expect(await askMetrics(ip, TEST_OPS_TOKEN)).toBe(200)
  await times(ofAddress.points + 20, () => askMetrics(ip, WRONG))
  expect(await askMetrics(ip, WRONG)).toBe(429)
  expect(await askMetrics(ip, TEST_OPS_TOKEN)).toBe(200)
})

it('returns no rate limit when there is no operator token', async () => {
  const ip = newIp()
  const answers = await times(ofAddress.points + 5, () =>
    checkOperatorToken(WRONG, [undefined], { address: ip }),
  )
  expect(new Set(answers.map(({ retryAfterSeconds }) => retryAfterSeconds))).toEqual(
    new Set([undefined]),
  )
})

it('has no limit with TRY_LIMITS=relaxed', async () => {
  const relaxed = await openTestBackend({ areTriesRelaxed: true })
  const ip = newIp()
  const headers = { authorization: `Bearer ${WRONG}` }
  const answers = await times(ofAddress.points + 5, () =>
    relaxed.ask(opsQueue, {}, { ip, headers }),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]))
  await relaxed.close()
})

/** Last, because only the first token of a new address is compared afterwards. */
it('limits guesses of all addresses, but accepts the valid token at once from any of them', async () => {
  const atHome = newIp()
  expect(await askQueue(atHome, TEST_OPS_TOKEN)).toBe(200)
  let compared = 0
  for (let at = 0; at < Math.ceil(ofAll.points / ofAddress.points) + 2; at += 1) {
    const ip = newIp()
    const answers = await times(ofAddress.points, () => askMetrics(ip, WRONG))
    compared += answers.filter((status) => status === 404).length
  }
  expect(compared).toBeLessThanOrEqual(ofAll.points)
  expect(compared).toBeGreaterThan(ofAll.points - 5 * ofAddress.points)
  const guessing = newIp()
  expect(await askQueue(guessing, WRONG)).toBe(404)
  expect([await askQueue(guessing, WRONG), await askQueue(guessing, TEST_OPS_TOKEN)]).toEqual([
    429, 429,
  ])
  expect(await askQueue(newIp(), TEST_OPS_TOKEN)).toBe(200)
  expect([
    await askQueue(atHome, TEST_OPS_TOKEN),
    await askMetrics(atHome, TEST_OPS_TOKEN),
  ]).toEqual([200, 200])
})
