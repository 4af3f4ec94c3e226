import fc from 'fast-check'
import { LOCALES, type Locale } from '@/contracts/languages'
import { formatCompactCount, formatCount, formatPercent, formatRating } from './count'
import { formatCents, formatPlainCents, formatSignedCents } from './money'

type Value = number | Intl.StringNumericLiteral

/** Where our output differs from that of Intl, for languages that format numbers differently. */
function differences(
  numbers: fc.Arbitrary<number>,
  ours: (number: number, locale: Locale) => string,
  options: Intl.NumberFormatOptions,
  valueOf: (number: number) => Value = (number) => number,
  locales: readonly Locale[] = LOCALES,
): string[] {
  return locales.flatMap((locale) => {
    const format = new Intl.NumberFormat(locale, options)
    return fc.sample(numbers, 500).flatMap((number) => {
      // Intl writes a hyphen; ours is a minus sign.
      const [written, wanted] = [
        ours(number, locale),
        format.format(valueOf(number)).replace('-', '−'),
      ]
      return written === wanted ? [] : [`${locale} ${number}: ${written} instead of ${wanted}`]
    })
  })
}

const cents = fc.oneof(
  fc.integer({ min: -100_000, max: 100_000 }),
  fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
)

/** Exact, in contrast to dividing by 100. */
function dollarsOf(number: number): Value {
  const digits = String(Math.abs(number)).padStart(3, '0')
  const decimal = `${digits.slice(0, -2)}.${digits.slice(-2)}`
  return (number < 0 ? `-${decimal}` : decimal) as Intl.StringNumericLiteral
}

test.each([
  ['money', formatCents, { style: 'currency' }],
  ['movements', formatSignedCents, { style: 'currency', signDisplay: 'exceptZero' }],
  ['amounts', formatPlainCents, { minimumFractionDigits: 2 }],
] as const)('formats %s as Intl does', (_, ours, options) => {
  const dollars = { currency: 'USD', currencyDisplay: 'narrowSymbol' } as const
  expect(differences(cents, ours, { ...dollars, ...options }, dollarsOf)).toEqual([])
})

const counts = fc.oneof(
  fc.nat(),
  fc.nat({ max: 200_000 }),
  fc.constantFrom(0, 999, 1e3, 9999, 1e4, 99_999, 999_999, 1e6, 99_999_999, 1e8, 1e9, 1e12),
  fc.maxSafeNat(),
)

test('formats counts as Intl does', () => {
  expect(differences(counts, formatCount, {})).toEqual([])
})

const SHORT = { notation: 'compact', maximumFractionDigits: 1, roundingMode: 'trunc' } as const

test('formats short counts as Intl does', () => {
  const ours = formatCompactCount
  expect(differences(counts, ours, SHORT, undefined, ['en', 'th'])).toEqual([])
})

// Below, Intl writes 1411 without a comma in Chinese and Japanese, and 1.4천 in Korean.
test('formats counts from 10,000 as Intl does where they are in ten thousands, and lower ones in full', () => {
  const [ours, locales] = [formatCompactCount, ['zh-CN', 'ja', 'ko'] as const]
  const high = counts.filter((count) => count >= 1e4)
  expect(differences(high, ours, SHORT, undefined, locales)).toEqual([])
  expect(differences(fc.nat({ max: 9999 }), ours, {}, undefined, locales)).toEqual([])
})

test('formats ratings as Intl does', () => {
  const ratings = fc.oneof(
    fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100),
    fc
      .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }))
      .map(([sum, count]) => Math.min(5, sum / count)),
  )
  const options = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  expect(differences(ratings, formatRating, options)).toEqual([])
})

// Creating one is far slower than using it, and a list shows forty prices.
test('creates no formatter of Intl', () => {
  const made = jest.spyOn(Intl, 'NumberFormat')
  formatCents(1)
  formatCompactCount(1, 'en')
  formatRating(4)
  formatPercent(98)
  expect(made).not.toHaveBeenCalled()
  made.mockRestore()
})
