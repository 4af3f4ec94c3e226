import { plainDigits } from '@/contracts/plain-digits'
import type { BoundedCount } from '@/contracts/schemas/search'
import { grouped, shortened } from './plain-number'

/** "1,234". */
export function formatCount(count: number): string {
  return grouped(String(count))
}

/** "1.2K", "1.2万": short and rounded down (1,299 is 1.2K). */
export function formatCompactCount(count: number, locale: string): string {
  return shortened(count, locale)
}

/** Basis points (1/100 of a per cent): "7%", "8.25%". */
export const formatBasisPoints = (points: number): string => `${points / 100}%`

/** A whole percentage from 0 to 100: "98%". */
export function formatPercent(percent: number): string {
  return `${Math.round(percent)}%`
}

/** The favorable rate of a shop; a shop that has sold nothing has none. */
export const formatFavorableRate = (shop: { sales: number; favorable_rate: number }): string =>
  shop.sales === 0 ? '–' : formatPercent(shop.favorable_rate)

/** A rating with one decimal: "4.0". */
export function formatRating(rating: number): string {
  return (Math.round(Number(`${rating}e1`)) / 10).toFixed(1)
}

/** Parses a typed whole number, including full-width and Thai digits; null for anything else. */
export function parseCount(text: string): number | null {
  const plain = plainDigits(text).trim()
  if (!/^\d{1,15}$/.test(plain)) return null
  return Number(plain)
}

/** A count in a sentence: the number for the plural rule, and its text ("12", "1,000+"). */
export function boundedCount(bounded: BoundedCount) {
  const count = typeof bounded === 'number' ? bounded : Number.parseInt(bounded, 10) || 0
  return { count, shown: formatCount(count) + (count === bounded ? '' : '+') }
}
