import { ApiError } from '@/lib/api/api-error'
import { forgetPayLock, payLockEnd, recordPayLock } from './pay-lock'

const END = '2026-11-29T11:01:00.000Z'
const refusal = (data: object) => new ApiError({ kind: 'refused', message: 'Wrong', data })
const lock = refusal({ tries_left: 0, locked_until: '2026-11-29T11:00:30.250Z' })

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-29T10:00:30Z') }))
afterEach(() => {
  forgetPayLock(7)
  jest.useRealTimers()
})

it('a lock ends when the server says, in a whole minute, for its shopper', () => {
  recordPayLock(7, lock)
  expect([payLockEnd(7), payLockEnd(8)]).toEqual([END, null])
  jest.setSystemTime(Date.parse(END))
  expect(payLockEnd(7)).toBeNull()
})

it('a wrong payment password that is not locked yet begins no lock', () => {
  recordPayLock(7, refusal({ tries_left: 4 }))
  expect(payLockEnd(7)).toBeNull()
})

it('a new payment password ends a lock', () => {
  recordPayLock(7, lock)
  forgetPayLock(7)
  expect(payLockEnd(7)).toBeNull()
})
