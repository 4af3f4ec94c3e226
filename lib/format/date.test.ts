import {
  formatCountdown,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonth,
  formatRecentTime,
} from './date'

const plain = (text: string) => text.replace(/\s/g, ' ')

it.each([
  ['en', 'Nov 21, 2026'],
  ['zh-CN', '2026年11月21日'],
  ['ja', '2026/11/21'],
  ['ko', '2026. 11. 21.'],
  ['th', '21 พ.ย. 2569'],
])('formats a date in %s as %s', (locale, text) => {
  expect(formatDate('2026-11-21T02:05:00Z', locale, 'UTC')).toBe(text)
})

it('formats a time in the requested zone', () => {
  expect(plain(formatDateTime('2026-11-21T22:05:00Z', 'en', 'Asia/Bangkok'))).toBe(
    'Nov 22, 2026, 5:05 AM',
  )
})

it('writes the half of the day in Korean, whatever Intl writes', () => {
  expect(plain(formatDateTime('2026-11-21T14:05:00Z', 'ko', 'UTC'))).toBe('2026. 11. 21. 오후 2:05')
  const written = jest.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  const writePeriod = (value: string) =>
    written.mockReturnValue([
      { type: 'dayPeriod', value },
      { type: 'literal', value: ' ' },
      { type: 'hour', value: '2' },
    ])
  const [morning, now] = ['2026-11-21T02:05:00Z', new Date('2026-11-21T12:00:00Z')]
  writePeriod('AM')
  expect(formatDateTime(morning, 'ko', 'UTC')).toBe('오전 2')
  writePeriod('PM')
  expect(formatDateTime(morning, 'ko', 'UTC')).toBe('오후 2')
  expect(formatRecentTime(morning, 'ko', 'UTC', now)).toBe('오후 2')
  written.mockRestore()
})

it.each([
  ['en', 'Nov 21, 2:05 PM'],
  ['zh-CN', '11月21日 14:05'],
  ['ja', '11月21日 14:05'],
  ['ko', '11월 21일 오후 2:05'],
  ['th', '21 พ.ย. 14:05'],
])('formats a time of this year in %s without the year, as %s', (locale, text) => {
  const now = new Date('2026-12-31T12:00:00Z')
  expect(plain(formatRecentTime('2026-11-21T14:05:00Z', locale, 'UTC', now))).toBe(text)
})

it('formats a time of another year with the year', () => {
  const now = new Date('2027-01-01T00:00:00Z')
  expect(plain(formatRecentTime('2026-11-21T14:05:00Z', 'en', 'UTC', now))).toBe(
    'Nov 21, 2026, 2:05 PM',
  )
})

it.each([
  ['en', 'Nov 29 – Dec 7'],
  ['ja', '11月29日～12月7日'],
  ['zh-CN', '11月29日至12月7日'],
  ['ko', '11월 29일 ~ 12월 7일'],
  ['th', '29 พ.ย. – 7 ธ.ค.'],
])('writes a range of days in %s', (locale, text) => {
  expect(plain(formatDateRange('2026-11-29T12:00:00Z', '2026-12-07T12:00:00Z', locale))).toBe(text)
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

it.each([
  ['en', 'November 2026'],
  ['ja', '2026年11月'],
  ['th', 'พฤศจิกายน 2569'],
])('writes a month in %s as %s, in the requested zone', (locale, text) => {
  expect(formatMonth('2026-10-31T22:05:00Z', locale, 'Asia/Bangkok')).toBe(text)
})
