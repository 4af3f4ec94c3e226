import { forgetPayLock, payLockEnd, recordPayLock } from './pay-lock'

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-29T10:00:30Z') }))
afterEach(() => {
  forgetPayLock(7)
  jest.useRealTimers()
})

it.each([
  [false, '2026-11-29T11:01:00.000Z'],
  [true, '2026-11-30T10:01:00.000Z'],
])('a lock (later: %p) ends at %s, in a whole minute, for its shopper', (isLater, end) => {
  recordPayLock(7, isLater)
  expect([payLockEnd(7), payLockEnd(8)]).toEqual([end, null])
  jest.setSystemTime(Date.parse(end))
  expect(payLockEnd(7)).toBeNull()
})

it('a new payment password ends a lock', () => {
  recordPayLock(7, true)
  forgetPayLock(7)
  expect(payLockEnd(7)).toBeNull()
})
