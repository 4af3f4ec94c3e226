import { mobileNumberOf, phoneNumberOf, phoneNumberWords } from './phone-numbers'

it.each([
  ['081 234 5678', 'TH', '+66812345678'],
  ['+81 90-1234-5678', 'TH', '+819012345678'],
  ['(415) 555-2671', 'US', '+14155552671'],
  ['+66 81 234 5678', undefined, '+66812345678'],
  ['+66 81 234 5678', 'AQ', '+66812345678'],
  ['081 234 5678', undefined, null],
  ['081 234 5678', 'AQ', null],
  ['081 234', 'TH', null],
  ['0812345678 ext. 5', 'TH', '+66812345678'],
  ['call 081 234 5678', 'TH', null],
  ['', 'TH', null],
])('parses %s in %s as %s', (typed, country, number) =>
  expect(phoneNumberOf(typed, country)).toBe(number),
)

it.each([
  ['+66812345678', 'TH', '081 234 5678'],
  ['+66812345678', 'JP', '+66 81 234 5678'],
  ['+66812345678', null, '+66 81 234 5678'],
  ['+66 80', null, '+66 80'],
  ['unknown', 'TH', 'unknown'],
  ['', 'TH', ''],
])('formats %s in %s as %s', (stored, country, words) =>
  expect(phoneNumberWords(stored, country)).toBe(words),
)

it.each([
  ['66812345678', '+66812345678'],
  ['+66812345678', '+66812345678'],
  ['0812345678', null],
  ['66812345678+', null],
])('parses the mobile number %s as %s', (digits, number) =>
  expect(mobileNumberOf(digits)).toBe(number),
)
