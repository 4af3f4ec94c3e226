import { dateFormat } from './formats'

/**
 * Dates are ISO 8601 in UTC and shown in the viewer's time zone. A static page passes a `timeZone`,
 * so that server and browser render the same text.
 */
export function formatDate(iso: string, locale: string, timeZone?: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(iso))
}

/** "Nov 21, 2026, 2:05 PM". */
export function formatDateTime(iso: string, locale: string, timeZone?: string): string {
  const format = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return locale === 'ko' ? koreanTime(format, iso) : format.format(new Date(iso))
}

/** "Nov 21, 2:05 PM"; with the year if it is not the current one. */
export function formatRecentTime(
  iso: string,
  locale: string,
  timeZone?: string,
  now: Date = new Date(),
): string {
  const year = dateFormat(locale, { year: 'numeric', timeZone })
  if (year.format(new Date(iso)) !== year.format(now)) return formatDateTime(iso, locale, timeZone)
  const format = dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return locale === 'ko' ? koreanTime(format, iso) : format.format(new Date(iso))
}

/** Recent versions of ICU write "PM 2:05" in Korean. Korean readers expect "오후 2:05". */
function koreanTime(format: Intl.DateTimeFormat, iso: string): string {
  const parts = format.formatToParts(new Date(iso))
  const dayPeriods: Record<string, string> = { AM: '오전', PM: '오후' }
  return parts.map(({ value }) => dayPeriods[value] ?? value).join('')
}

/** A duration in milliseconds: "29:05", "1:02:03". Never below "0:00". */
export function formatCountdown(leftMs: number): string {
  const left = Math.max(0, Math.ceil(leftMs / 1000))
  const seconds = String(left % 60).padStart(2, '0')
  const minutes = Math.floor(left / 60) % 60
  const hours = Math.floor(left / 3600)
  return hours > 0
    ? `${hours}:${String(minutes).padStart(2, '0')}:${seconds}`
    : `${minutes}:${seconds}`
}

/** "November 2026". */
export function formatMonth(iso: string, locale: string, timeZone?: string): string {
  const format = dateFormat(locale, { year: 'numeric', month: 'long', timeZone })
  return format.format(new Date(iso))
}

const BETWEEN_DAYS: Record<string, string> = { 'zh-CN': '至', ja: '～', ko: ' ~ ' }

/** "Nov 29 – Dec 7": two days without years. Not by `formatRange`, whose text differs between browsers. */
export function formatDateRange(from: string, to: string, locale: string): string {
  const format = dateFormat(locale, { month: 'short', day: 'numeric' })
  const days = [from, to].map((iso) => format.format(new Date(iso)))
  return days.join(BETWEEN_DAYS[locale] ?? ' – ')
}
