import { noteServerTime, serverNow } from './server-clock'

const NOON = Date.UTC(2026, 10, 21, 12)
const HOUR = 3600 * 1000

beforeEach(() => jest.useFakeTimers({ now: NOON }))
afterEach(() => jest.useRealTimers())

it('follows a phone that is right, however long an answer was on its way', () => {
  noteServerTime(NOON / 1000 - 4)
  expect(serverNow()).toBe(NOON)
})

it.each([2 * HOUR, -2 * HOUR, 30_000])('corrects a phone that is wrong by %i ms', (wrong) => {
  noteServerTime((NOON - wrong) / 1000)
  expect(serverNow()).toBe(NOON - wrong)
  jest.advanceTimersByTime(1000)
  expect(serverNow()).toBe(NOON - wrong + 1000)
})

it('notices with the next answer that the phone was set right', () => {
  jest.setSystemTime(NOON + HOUR)
  noteServerTime(NOON / 1000)
  jest.setSystemTime(NOON)
  noteServerTime(NOON / 1000)
  expect(serverNow()).toBe(NOON)
})
