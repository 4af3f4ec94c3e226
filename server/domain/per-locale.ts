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
