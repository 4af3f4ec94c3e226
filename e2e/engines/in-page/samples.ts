import { LOCALES } from '@/contracts/languages'
import { formatCompactCount, formatCount, formatPercent, formatRating } from '@/lib/format/count'
import {
  formatCountdown,
  formatDate,
  formatDateRange,
  formatDateTime,
  formatMonth,
  formatRecentTime,
} from '@/lib/format/date'
import { formatList } from '@/lib/format/list'
import { formatCents, formatPlainCents, formatSignedCents } from '@/lib/format/money'
import { formatPublicDay } from '@/lib/format/public-day'

const INSTANTS = ['2026-11-21T07:05:00Z', '2024-02-29T23:59:59Z', '2025-01-01T00:00:00Z']
const NOW = new Date('2026-11-23T12:00:00Z')
const CENTS = [0, 5, -1299, 123_456_789]
const COUNTS = [0, 1, 999, 1299, 12_345, 9_876_543]

/** Texts of every format in every language, by their description. */
export function samples(): Record<string, string> {
  const texts: Record<string, string> = {}
  for (const locale of LOCALES) {
    const add = (name: string, text: string) => void (texts[`${locale} ${name}`] = text)
    for (const at of INSTANTS) {
      add(`public day ${at}`, formatPublicDay(at, locale))
      add(`range from ${at}`, formatDateRange(at, '2026-12-07T00:00:00Z', locale))
      add(`date ${at}`, formatDate(at, locale))
      add(`time ${at}`, formatDateTime(at, locale))
      add(`recent ${at}`, formatRecentTime(at, locale, NOW))
      add(`month ${at}`, formatMonth(at, locale))
    }
    for (const cents of CENTS) {
      const ways = [formatCents, formatPlainCents, formatSignedCents]
      add(`cents ${cents}`, ways.map((format) => format(cents)).join(' '))
    }
    for (const count of COUNTS)
      add(`count ${count}`, `${formatCount(count)} ${formatCompactCount(count, locale)}`)
    add('percent', [0, 98, 100].map((one) => formatPercent(one)).join(' '))
    add('rating', formatRating(4.45))
    add('countdown', [0, 59_000, 3_723_000].map(formatCountdown).join(' '))
    add('list', formatList(['A', 'B', 'C'], locale))
    add('plural', COUNTS.map((one) => new Intl.PluralRules(locale).select(one)).join(' '))
  }
  return texts
}
