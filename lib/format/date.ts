import type { Locale } from '@/contracts/languages'
import { clockTime, dayOfMonth, mediumDay, monthOfYear } from './date-words'

/**
 * Dates are ISO 8601 in UTC and shown in the viewer's time zone: "Nov 21, 2026". Written as text,
 * because the first Intl.DateTimeFormat takes 100 ms on a slow phone.
 */
export function formatDate(iso: string, locale: Locale): string {
  return mediumDay(partsOf(iso), locale)
}

/** "Nov 21, 2026, 2:05 PM". */
export function formatDateTime(iso: string, locale: Locale): string {
  return withTime(formatDate(iso, locale), iso, locale, true)
}

/** "Nov 21, 2:05 PM"; with the year if it is not the current one. */
export function formatRecentTime(iso: string, locale: Locale, now: Date = new Date()): string {
  const parts = partsOf(iso)
  if (parts.year !== now.getFullYear()) return formatDateTime(iso, locale)
  return withTime(dayOfMonth(parts, locale), iso, locale, false)
}

function withTime(day: string, iso: string, locale: Locale, isAfterYear: boolean): string {
  const time = clockTime(new Date(iso), locale, isAfterYear)
  return `${day}${locale === 'en' ? ', ' : ' '}${time}`
}

/** The day in the viewer's time zone. */
function partsOf(iso: string) {
  const date = new Date(iso)
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() }
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
export function formatMonth(iso: string, locale: Locale): string {
  return monthOfYear(partsOf(iso), locale)
}

const BETWEEN_DAYS: Record<Locale, string> = {
  en: ' – ',
  'zh-CN': '至',
  ja: '～',
  ko: ' ~ ',
  th: ' – ',
}

/** "Nov 29 – Dec 7": two days without years. */
export function formatDateRange(from: string, to: string, locale: Locale): string {
  return [from, to].map((iso) => dayOfMonth(partsOf(iso), locale)).join(BETWEEN_DAYS[locale])
}
