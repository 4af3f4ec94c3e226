import { ConcurrencyLimiter, type ConcurrencyLimits } from './concurrency-limiter'

const LIMITS = { concurrency: 2, queueSize: 3, timeoutMs: 1000 }
let now = 0

beforeEach(() => {
  now = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function open(limits: ConcurrencyLimits = LIMITS) {
  const limiter = new ConcurrencyLimiter(limits, () => now)
  const pass = async (ms: number) => {
    now += ms
    await jest.advanceTimersByTimeAsync(ms)
  }
  /** The result of each caller so far: admitted, rejected, or waiting. */
  const come = (count: number, client = 'a') =>
    Array.from({ length: count }, () => {
      const seen = { said: 'waits' }
      void limiter.acquire(client).then((isIn) => (seen.said = isIn ? 'in' : 'out'))
      return seen
    })
  const said = async (seen: { said: string }[]) => {
    await pass(0)
    return seen.map((one) => one.said).join(' ')
  }
  return { limiter, pass, come, said }
}

test('fills the slots, queues some, and rejects the others at once', async () => {
  const { come, said } = open()
  expect(await said(come(7))).toBe('in in waits waits waits out out')
})

test('gives a released slot to the oldest waiter', async () => {
  const { limiter, come, said } = open()
  const all = come(5)
  await said(all)
  limiter.release('a')
  expect(await said(all)).toBe('in in in waits waits')
})

test('frees a slot that nobody waits for', async () => {
  const { limiter, come, said } = open()
  await said(come(2))
  limiter.release('a')
  limiter.release('a')
  expect(await said(come(6))).toBe('in in waits waits waits out')
})

test('times waiters out even when no slot is released', async () => {
  const { limiter, pass, come, said } = open()
  const all = come(3)
  await pass(900)
  all.push(...come(1))
  expect(await said(all)).toBe('in in waits waits')
  await pass(110)
  expect(await said(all)).toBe('in in out waits')
  limiter.release('a')
  expect(await said(all)).toBe('in in out in')
})

test('takes the timeout under overload from the limits', async () => {
  const { limiter, pass, come, said } = open({
    concurrency: 1,
    queueSize: 50,
    timeoutMs: 1000,
    overloadTimeoutMs: 600,
  })
  await said(come(1))
  for (let round = 0; round < 25; round += 1) {
    come(2)
    await pass(100)
    limiter.release('a')
  }
  const late = come(1)
  await pass(550)
  expect(await said(late)).toBe('waits')
  await pass(100)
  expect(await said(late)).toBe('out')
})

test('shortens the timeout while the queue never empties, and restores it afterwards', async () => {
  const { limiter, pass, come, said } = open({ concurrency: 1, queueSize: 50, timeoutMs: 1000 })
  await said(come(1))
  for (let round = 0; round < 25; round += 1) {
    come(2)
    await pass(100)
    limiter.release('a')
  }
  const late = come(1)
  await pass(300)
  expect(await said(late)).toBe('out')
  limiter.release('a')
  await said(come(1))
  const patient = come(1)
  await pass(300)
  expect(await said(patient)).toBe('waits')
})

test('never exceeds the concurrency and loses no slot, in any order of calls', async () => {
  const { limiter, pass, come, said } = open({ concurrency: 3, queueSize: 5, timeoutMs: 200 })
  const all: { said: string }[] = []
  let left = 0
  const inside = () => all.filter((one) => one.said === 'in').length - left
  for (let round = 0; round < 300; round += 1) {
    all.push(...come(round % 4))
    await pass((round * 37) % 90)
    expect(inside()).toBeLessThanOrEqual(3)
    if (inside() > 0 && round % 3 !== 0) {
      left += 1
      limiter.release('a')
    }
  }
  await pass(1000)
  for (; inside() > 0; left += 1) limiter.release('a')
  expect(await said(come(4))).toBe('in in in waits')
})

test('gives a released slot to the client with the fewest', async () => {
  const { limiter, come, said } = open()
  const many = come(4)
  const other = come(1, 'b')
  await said(many)
  limiter.release('a')
  expect(await said(other)).toBe('in')
  expect(await said(many)).toBe('in in waits waits')
})

test('makes room in a full queue for another client, in place of the newest of the client with the most', async () => {
  const { come, said } = open()
  const many = come(6)
  const other = come(2, 'b')
  expect(await said(many)).toBe('in in waits waits out out')
  expect(await said(other)).toBe('waits out')
  expect(await said(come(1))).toBe('out')
})
