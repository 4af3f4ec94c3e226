import fc from 'fast-check'
import { LOCALES } from '@/contracts/languages'
import { formatPublicDay } from './public-day'

test.each(LOCALES)('formats days in %s as Intl does', (locale) => {
  // The medium style of Japanese, 2026/11/21, would differ from its days without a year, 11月21日.
  const dateStyle = locale === 'ja' ? 'long' : 'medium'
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' })
  const dates = fc.date({
    min: new Date('2000-01-01T00:00:00Z'),
    max: new Date('2099-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(dates, (date) => {
      expect(formatPublicDay(date.toISOString(), locale)).toBe(format.format(date))
    }),
  )
})
