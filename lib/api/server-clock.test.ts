import { recordServerTime, serverNow } from './server-clock'

const NOON = Date.UTC(2026, 10, 21, 12)
const HOUR = 3600 * 1000

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

it('uses a correct phone clock, however long a response took', () => {
  recordServerTime(NOON / 1000 - 4)
  expect(serverNow()).toBe(NOON)
})

it.each([2 * HOUR, -2 * HOUR, 30_000])('corrects a phone clock that is wrong by %i ms', (wrong) => {
  recordServerTime((NOON - wrong) / 1000)
  expect(serverNow()).toBe(NOON - wrong)
  jest.advanceTimersByTime(1000)
  expect(serverNow()).toBe(NOON - wrong + 1000)
})

it('notices with the next response that the phone clock was corrected', () => {
  jest.setSystemTime(NOON + HOUR)
  recordServerTime(NOON / 1000)
  jest.setSystemTime(NOON)
  recordServerTime(NOON / 1000)
  expect(serverNow()).toBe(NOON)
})
