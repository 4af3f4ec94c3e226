import type { Locale } from '@/contracts/languages'

/** Makes a thing once for each language: what reads the tables of a language costs a hundred times its use. */
export function perLocale<T>(make: (locale: Locale) => T): (locale: Locale) => T {
  const made = new Map<Locale, T>()
  return (locale) => {
    const found = made.get(locale) ?? make(locale)
    made.set(locale, found)
    return found
  }
}

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
