import { Turns, type TurnLimits } from './turns'

const LIMITS = { atOnce: 2, waiting: 3, patienceMs: 1000 }
let now = 0

beforeEach(() => {
  now = 0
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

function open(limits: TurnLimits = LIMITS) {
  const turns = new Turns(limits, () => now)
  const pass = async (ms: number) => {
    now += ms
    await jest.advanceTimersByTimeAsync(ms)
  }
  /** What each who came was told so far: in, out, or still waiting. */
  const come = (count: number) =>
    Array.from({ length: count }, () => {
      const seen = { said: 'waits' }
      void turns.enter().then((isIn) => (seen.said = isIn ? 'in' : 'out'))
      return seen
    })
  const said = async (seen: { said: string }[]) => {
    await pass(0)
    return seen.map((one) => one.said).join(' ')
  }
  return { turns, pass, come, said }
}

test('as many as may are let in, some wait, and all others hear no at once', async () => {
  const { come, said } = open()
  expect(await said(come(7))).toBe('in in waits waits waits out out')
})

test('who leaves makes room for the one who has waited longest', async () => {
  const { turns, come, said } = open()
  const all = come(5)
  await said(all)
  turns.leave()
  expect(await said(all)).toBe('in in in waits waits')
})

test('places that nobody waits for are free again', async () => {
  const { turns, come, said } = open()
  await said(come(2))
  turns.leave()
  turns.leave()
  expect(await said(come(6))).toBe('in in waits waits waits out')
})

test('who has waited too long is told so even when nobody leaves', async () => {
  const { turns, pass, come, said } = open()
  const all = come(3)
  await pass(900)
  all.push(...come(1))
  expect(await said(all)).toBe('in in waits waits')
  await pass(110)
  expect(await said(all)).toBe('in in out waits')
  turns.leave()
  expect(await said(all)).toBe('in in out in')
})

test('how short patience becomes is up to each line', async () => {
  const { turns, pass, come, said } = open({
    atOnce: 1,
    waiting: 50,
    patienceMs: 1000,
    hurriedMs: 600,
  })
  await said(come(1))
  for (let round = 0; round < 25; round += 1) {
    come(2)
    await pass(100)
    turns.leave()
  }
  const late = come(1)
  await pass(550)
  expect(await said(late)).toBe('waits')
  await pass(100)
  expect(await said(late)).toBe('out')
})

test('while the line never empties, patience is short, and long again once it has', async () => {
  const { turns, pass, come, said } = open({ atOnce: 1, waiting: 50, patienceMs: 1000 })
  await said(come(1))
  for (let round = 0; round < 25; round += 1) {
    come(2)
    await pass(100)
    turns.leave()
  }
  const late = come(1)
  await pass(300)
  expect(await said(late)).toBe('out')
  turns.leave()
  await said(come(1))
  const patient = come(1)
  await pass(300)
  expect(await said(patient)).toBe('waits')
})

test('never more than may are inside, and no place is lost, however they come and go', async () => {
  const { turns, pass, come, said } = open({ atOnce: 3, waiting: 5, patienceMs: 200 })
  const all: { said: string }[] = []
  let left = 0
  const inside = () => all.filter((one) => one.said === 'in').length - left
  for (let round = 0; round < 300; round += 1) {
    all.push(...come(round % 4))
    await pass((round * 37) % 90)
    expect(inside()).toBeLessThanOrEqual(3)
    if (inside() > 0 && round % 3 !== 0) {
      left += 1
      turns.leave()
    }
  }
  await pass(1000)
  for (; inside() > 0; left += 1) turns.leave()
  expect(await said(come(4))).toBe('in in in waits')
})
