import type { Locale } from '@/contracts/languages'
import { mediumDay } from './date-words'

/** "Nov 21, 2026": the day in UTC, for static pages. */
export function formatPublicDay(iso: string, locale: Locale): string {
  const date = new Date(iso)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1]
  return mediumDay({ year, month, day: date.getUTCDate() }, locale)
}
