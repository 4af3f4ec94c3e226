import * as rules from 'libphonenumber-js/min'
import { dialCode, typedPhone } from './phone-typing'

it.each([
  ['0812345678', 'TH', '081 234 5678'],
  ['๐๘๑๒๓๔๕๖๗๘', 'TH', '081 234 5678'],
  ['０９０１２３４５６７８', 'JP', '090-1234-5678'],
  ['+819012345678', 'TH', '+81 90 1234 5678'],
  ['081234', 'TH', '081 234'],
  ['0812345678', '', '0812345678'],
  ['08x1', '', '081'],
])('formats %s in %s as %s', (typed, country, shown) =>
  expect(typedPhone(rules, typed, country)).toBe(shown),
)

it('does not change a number until the metadata is loaded', () =>
  expect(typedPhone(null, '０８', 'TH')).toBe('０８'))

it.each([
  ['081', 'TH', '+66'],
  ['', 'JP', '+81'],
  ['+81 90', 'TH', ''],
  ['081', '', ''],
  ['081', 'AQ', ''],
])('shows the code before %s in %s as "%s"', (typed, country, code) =>
  expect(dialCode(rules, typed, country)).toBe(code),
)
