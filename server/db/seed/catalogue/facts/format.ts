import type { SeedLocale } from '@/server/db/seed/catalogue/shape'
import { PARTS, type Part, type PartKey } from './parts'

/** Keeps a number and its unit on one line. */
const fixed = '\u00a0'

/** Rounds as printed on packages: to tenths below 20, else to whole numbers. */
function rounded(value: number): number {
  return value < 20 ? Math.round(value * 10) / 10 : Math.round(value)
}

const hundredths = (value: number) => Math.round(value * 100) / 100

export function lengthText(centimetres: readonly number[]): string {
  const numbers = centimetres.map((value) => (value < 2 ? hundredths(value) : rounded(value)))
  return `${numbers.join(`${fixed}×${fixed}`)}${fixed}cm`
}

export function weightText(grams: number): string {
  if (grams >= 1_000) return `${rounded(grams / 1_000)}${fixed}kg`
  if (grams >= 100) return `${Math.round(grams / 5) * 5}${fixed}g`
  return `${grams < 10 ? Math.round(grams * 10) / 10 : Math.round(grams)}${fixed}g`
}

/** A number of pieces, such as "2 mugs" or "マグカップ × 2", or with a counter "2袋". */
export function countText(part: Part, count: number, locale: SeedLocale): string {
  if (locale === 'en') return `${count}${fixed}${count === 1 ? part.name.en : part.plural}`
  if (part.isCounter) {
    const gap = locale === 'ja' || locale === 'ko' ? '' : fixed
    return `${count}${gap}${part.name[locale]}`
  }
  return `${part.name[locale]}${fixed}×${fixed}${count}`
}

/** The parts in the box with their numbers. */
export function boxTexts(keys: readonly PartKey[], locale: SeedLocale): string[] {
  return [...new Set(keys)].map((key) =>
    countText(PARTS[key], keys.filter((other) => other === key).length, locale),
  )
}
