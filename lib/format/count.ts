import { numberFormat } from './formats'

/** "1,234". */
export function formatCount(count: number, locale: string): string {
  return numberFormat(locale, {}).format(count)
}

/** "1.2K", "1.2万": short, and never more than there are (1,299 sold is 1.2K). */
export function formatCompactCount(count: number, locale: string): string {
  return numberFormat(locale, {
    notation: 'compact',
    maximumFractionDigits: 1,
    roundingMode: 'trunc',
  }).format(count)
}

/** A whole percentage from 0 to 100: "98%". */
export function formatPercent(percent: number, locale: string): string {
  return numberFormat(locale, { style: 'percent' }).format(percent / 100)
}

/** A rating with its one decimal: "4.0". */
export function formatRating(rating: number, locale: string): string {
  return numberFormat(locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating)
}

/** A whole number as a person types it, full-width and Thai digits included; null for anything else. */
export function parseCount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .trim()
  if (!/^\d{1,15}$/.test(plain)) return null
  return Number(plain)
}
