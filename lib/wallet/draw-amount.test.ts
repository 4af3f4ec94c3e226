import { readDrawAmount } from './draw-amount'

const read = (typed: string) => readDrawAmount(typed, { balance: 500_000, minAmount: 1000 })

it.each([
  ['20', 2000],
  ['20.5', 2050],
  ['1,234.56', 123_456],
  ['１２．５０', 1250],
  ['๑๒๓.๔๕', 12_345],
  [' $ 20.00 ', 2000],
  ['5000', 500_000],
])('understands %s', (typed, cents) => {
  expect(read(typed)).toEqual({ cents })
})

it.each([
  ['', 'drawAmount'],
  ['   ', 'drawAmount'],
  ['0', 'drawAmount'],
  ['0.00', 'drawAmount'],
  ['-5', 'drawAmount'],
  ['−5', 'drawAmount'],
  ['－５', 'drawAmount'],
  ['1e309', 'amount'],
  ['12.345', 'amount'],
  ['12,34', 'amount'],
  ['twelve', 'amount'],
  ['99999999999999999999', 'amount'],
  ['5000.01', 'drawOverBalance'],
  ['9.99', 'tooSmall'],
])('refuses %p with the complaint %s', (typed, complaint) => {
  expect(read(typed)).toEqual({ complaint })
})
