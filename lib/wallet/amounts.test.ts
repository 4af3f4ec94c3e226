import { readDrawAmount, readTopUpAmount, suggestedAmount } from './amounts'

describe('the amount of a withdrawal', () => {
  const read = (typed: string) => readDrawAmount(typed, { balance: 500_000, minAmount: 1000 })

  it.each([
    ['20', 2000],
    ['20.5', 2050],
    ['1,234.56', 123_456],
    ['１２．５０', 1250],
    ['๑๒๓.๔๕', 12_345],
    [' $ 20.00 ', 2000],
    ['5000', 500_000],
  ])('parses %s', (typed, cents) => {
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
  ])('rejects %p with the error %s', (typed, error) => {
    expect(read(typed)).toEqual({ error })
  })
})

describe('the amount of a top-up', () => {
  it.each([
    ['10', 1000],
    ['1,234.56', 123_456],
    ['１２．５０', 1250],
    ['๑๒๓.๔๕', 12_345],
  ])('parses %s', (typed, cents) => {
    expect(readTopUpAmount(typed, 1000)).toEqual({ cents })
  })

  it.each(['', '0', '0.00', '-5', '10.555', '1e309', 'ten', '100000000.01'])(
    'rejects %p as an invalid amount',
    (typed) => {
      expect(readTopUpAmount(typed, 1000)).toEqual({ error: 'amount' })
    },
  )

  it('rejects an amount below the minimum', () => {
    expect(readTopUpAmount('9.99', 1000)).toEqual({ error: 'tooSmall' })
    expect(readTopUpAmount('10.00', 1000)).toEqual({ cents: 1000 })
  })

  it('rejects an amount above the maximum of its method', () => {
    expect(readTopUpAmount('1000000', 1000, 99_999_999)).toEqual({ error: 'tooLarge' })
    expect(readTopUpAmount('999999.99', 1000, 99_999_999)).toEqual({ cents: 99_999_999 })
    expect(readTopUpAmount('1000000', 1000)).toEqual({ cents: 100_000_000 })
  })

  it.each([
    ['28.99', '28.99'],
    ['9.99', '10.00'],
    ['1234.5', '1,234.50'],
    [null, ''],
    ['-5', ''],
    ['<b>', ''],
    ['1e309', ''],
  ])('suggests for %p in the URL %p', (asked, shown) => {
    expect(suggestedAmount(asked, 1000)).toBe(shown)
  })
})
