import { readTopUpAmount } from './top-up-amount'

it.each([
  ['10', 1000],
  ['1,234.56', 123_456],
  ['１２．５０', 1250],
  ['๑๒๓.๔๕', 12_345],
])('understands %s', (typed, cents) => {
  expect(readTopUpAmount(typed, 1000)).toEqual({ cents })
})

it.each(['', '0', '0.00', '-5', '10.555', '1e309', 'ten', '100000000.01'])(
  'refuses %p as no correct amount',
  (typed) => {
    expect(readTopUpAmount(typed, 1000)).toEqual({ complaint: 'amount' })
  },
)

it('refuses what is below the least', () => {
  expect(readTopUpAmount('9.99', 1000)).toEqual({ complaint: 'tooSmall' })
  expect(readTopUpAmount('10.00', 1000)).toEqual({ cents: 1000 })
})
