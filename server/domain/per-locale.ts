import type { Locale } from '@/contracts/languages'

/** Memoises a value per language, for objects that are expensive to create. */
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

/** Formats cents as US dollars in a language, for texts that the backend renders. */
export function dollars(cents: number, locale: Locale): string {
  return formats(locale).format(cents / 100)
}
