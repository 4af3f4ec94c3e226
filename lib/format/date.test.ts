import { formatCountdown, formatDate, formatDateRange, formatDateTime } from './date'

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

it.each([
  ['en', 'Nov 29 – Dec 7'],
  ['ja', '11/29～12/07'],
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
