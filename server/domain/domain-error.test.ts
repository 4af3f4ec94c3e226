import { CODE } from '@/contracts/codes'
import { DomainError, InvalidInput, moneyPaused } from './domain-error'

test.each([
  ['NOT_FOUND', CODE.notFound, 200],
  ['PATH_NOT_FOUND', CODE.notFound, 404],
  ['STOCK_SHORT', CODE.conflict, 200],
  ['SIGN_IN_NEEDED', 401, 401],
  ['TOO_LARGE', 413, 413],
  ['PICTURE_UNKNOWN', 415, 415],
  ['TOO_MANY_TRIES', 429, 429],
  ['FAULT', 500, 500],
  ['BUSY', 503, 503],
  ['TIMED_OUT', 504, 504],
] as const)('%s has the code %i and the HTTP status %i', (reason, code, httpStatus) => {
  const error = new DomainError(reason)
  expect([error.code, error.httpStatus]).toEqual([code, httpStatus])
  expect([error.name, error.message, error.data]).toEqual(['DomainError', reason, null])
})

test('a pause of money ends in a minute at the earliest', () => {
  expect(moneyPaused()).toMatchObject({ reason: 'MONEY_PAUSED', retryAfterSeconds: 60 })
})

test('invalid input names its fields', () => {
  const error = new InvalidInput({ mobile: 'fields.mobile' })
  expect(error).toMatchObject({ name: 'InvalidInput', fields: { mobile: 'fields.mobile' } })
  expect(error.message).toBe('InvalidInput')
})
