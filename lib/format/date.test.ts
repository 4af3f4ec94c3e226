import fc from 'fast-check'
import { LOCALES, type Locale } from '@/contracts/languages'
import {
  formatCountdown,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonth,
  formatRecentTime,
} from './date'

const plain = (text: string) => text.replace(/\s/g, ' ')

/** In the time zone of the viewer, whichever it is. */
const afternoon = new Date(2026, 10, 21, 14, 5).toISOString()

const dates = fc.date({
  min: new Date(2000, 0, 1),
  max: new Date(2099, 11, 31),
  noInvalidDate: true,
})

/** Node's ICU writes "PM 2:05" in Korean. Korean readers expect "오후 2:05". */
const asIntl = (locale: string, options: Intl.DateTimeFormatOptions, date: Date) =>
  plain(new Intl.DateTimeFormat(locale, inOneStyle(locale, options)).format(date))
    .replace(locale === 'ko' ? 'AM' : '\0', '오전')
    .replace(locale === 'ko' ? 'PM' : '\0', '오후')

/** The medium style of Japanese, 2026/11/21, would differ from its days without a year, 11月21日. */
const inOneStyle = (locale: string, options: Intl.DateTimeFormatOptions) =>
  locale === 'ja' && options.dateStyle ? { ...options, dateStyle: 'long' as const } : options

const day = { month: 'short', day: 'numeric' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const
const WRITTEN = [
  ['a date', formatDate, { dateStyle: 'medium' }],
  ['a date and time', formatDateTime, { dateStyle: 'medium', timeStyle: 'short' }],
  [
    'a time of this year',
    (iso, locale) => formatRecentTime(iso, locale, new Date(iso)),
    { ...day, ...clock },
  ],
  ['a month', formatMonth, { year: 'numeric', month: 'long' }],
] satisfies [string, (iso: string, locale: Locale) => string, Intl.DateTimeFormatOptions][]

describe.each(WRITTEN)('formats %s', (_name, write, options) => {
  it.each(LOCALES)('in %s as Intl does', (locale) => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(write(date.toISOString(), locale)).toBe(asIntl(locale, options, date))
      }),
    )
  })
})

it.each([
  ['en', 'Nov 21, 2026, 2:05 PM'],
  ['zh-CN', '2026年11月21日 14:05'],
  ['ja', '2026年11月21日 14:05'],
  ['ko', '2026. 11. 21. 오후 2:05'],
  ['th', '21 พ.ย. 2569 14:05'],
] as const)('formats a time in %s as %s', (locale, text) => {
  expect(formatDateTime(afternoon, locale)).toBe(text)
})

it('formats a time of another year with the year', () => {
  expect(formatRecentTime(afternoon, 'en', new Date(2027, 0, 1))).toBe('Nov 21, 2026, 2:05 PM')
})

it.each([
  ['en', 'Nov 29 – Dec 7'],
  ['ja', '11月29日～12月7日'],
  ['zh-CN', '11月29日至12月7日'],
  ['ko', '11월 29일 ~ 12월 7일'],
  ['th', '29 พ.ย. – 7 ธ.ค.'],
] as const)('writes a range of days in %s', (locale, text) => {
  expect(formatDateRange('2026-11-29T12:00:00Z', '2026-12-07T12:00:00Z', locale)).toBe(text)
})

it.each([
  [30 * 60_000, '30:00'],
  [29 * 60_000 + 4_001, '29:05'],
  [61_000, '1:01'],
  [1, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
  [3_723_000, '1:02:03'],
])('formats a countdown of %d ms as %s', (leftMs, text) => {
  expect(formatCountdown(leftMs)).toBe(text)
})
