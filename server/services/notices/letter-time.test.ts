import { translator } from '@/server/http/words'
import { letterTime } from './letter-time'

const at = '2026-11-21T20:05:00Z'

test.each([
  ['en', /^November 21, 2026 at 8:05.PM \(UTC\)$/],
  ['zh-CN', /^2026年11月22日 04:05（北京时间）$/],
  ['ja', /^2026年11月22日 5:05（日本時間）$/],
  ['ko', /^2026년 11월 22일 오전 5:05\(한국 시간\)$/],
  ['th', /^22 พฤศจิกายน 2569.*03:05 \(เวลาประเทศไทย\)$/],
] as const)('writes a time in %s with the name of its zone', (locale, expected) => {
  const t = translator(locale)
  expect(t('mail.alert.time', { time: letterTime(at, locale) })).toMatch(expected)
})
