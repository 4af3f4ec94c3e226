import fc from 'fast-check'
import { formatCents, formatPlainCents, formatSignedCents, moneyParts, parseAmount } from './money'

describe('formatting', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [1299, '$12.99'],
    [123456789, '$1,234,567.89'],
    [-1299, '−$12.99'],
    [Number.MAX_SAFE_INTEGER, '$90,071,992,547,409.91'],
  ])('formats %d cents as %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text)
  })

  it.each([
    [1200, '+$12.00'],
    [-1200, '−$12.00'],
    [0, '$0.00'],
  ])('formats %d cents with its sign as %s', (cents, text) => {
    expect(formatSignedCents(cents)).toBe(text)
  })

  it('omits the currency symbol beside a currency name', () => {
    expect(formatPlainCents(123450)).toBe('1,234.50')
  })

  it('splits a price into parts', () => {
    expect(moneyParts(-123450)).toEqual({
      sign: '−',
      currency: '$',
      amount: '1,234.50',
    })
  })

  it.each([0.5, Number.NaN, Infinity, 2 ** 53])(
    'rejects %d, which is no whole number of cents',
    (cents) => {
      expect(() => formatCents(cents)).toThrow(RangeError)
    },
  )
})

describe('parsing input', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12.50', 1250],
    ['12.', 1200],
    ['.5', 50],
    ['0', 0],
    ['007', 700],
    [' 12 ', 1200],
    ['$ 12.99', 1299],
    ['＄１２．９９', 1299],
    ['１２.５', 1250],
    ['１２。５', 1250],
    ['๑๒.๕๐', 1250],
    ['1,234.5', 123450],
    ['1，234', 123400],
    ['1,234,567', 123456700],
  ])('parses %s as %d cents', (text, cents) => {
    expect(parseAmount(text)).toBe(cents)
  })

  it.each([
    '',
    ' ',
    '.',
    '$',
    '-1',
    '+1',
    '1.234',
    '1,23',
    '1,2345',
    '12,345,6',
    ',123',
    '1..2',
    '1e3',
    '0x10',
    '１２.５５５',
    'abc',
    '12 USD',
    '12$3',
    '90071992547409.92',
    '9'.repeat(400),
    '1\u00002',
    '𝟏𝟐x',
  ])('rejects %j', (text) => {
    expect(parseAmount(text)).toBeNull()
  })

  it('parses every amount that it formats', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (cents) => {
        expect(parseAmount(formatCents(cents))).toBe(cents)
      }),
    )
  })

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cents = parseAmount(text)
        expect(cents === null || (Number.isSafeInteger(cents) && cents >= 0)).toBe(true)
      }),
    )
  })
})
