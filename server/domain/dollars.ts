import type { Locale } from '@/contracts/languages'
import { perLocale } from './per-locale'

const formats = perLocale(
  (locale) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
    }),
)

/** "$12.00" in the way the locale writes dollars, for texts that the backend itself makes. */
export function dollars(cents: number, locale: Locale): string {
  return formats(locale).format(cents / 100)
}
