import { LOCALES, type Locale } from '@/contracts/languages'

/** The order in which a missing language is replaced: English is the one most shoppers can read. */
const FALLBACKS: readonly Locale[] = ['en', 'zh-CN', 'ja', 'ko', 'th']

/** The language whose text replaces missing ones. Needs at least one written language. */
export function sourceOf(written: Partial<Record<Locale, unknown>>): Locale {
  const source = FALLBACKS.find((locale) => written[locale] !== undefined)
  if (!source) throw new Error('no language was written')
  return source
}

/**
 * The texts of all languages from those that were written: a missing language gets the English text, else that of the
 * first written language in the order zh-CN, ja, ko, th. Needs at least one.
 */
export function withFallbacks<T>(written: Partial<Record<Locale, T>>): Record<Locale, T> {
  const fallback = written[sourceOf(written)] as T
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, written[locale] ?? fallback]),
  ) as Record<Locale, T>
}

/** The languages that were written, in the order of LOCALES. */
export const writtenIn = (written: Partial<Record<Locale, unknown>>): Locale[] =>
  LOCALES.filter((locale) => written[locale] !== undefined)

/** The inverse of `withFallbacks`: only the written languages; null means all. */
export function onlyWritten<T>(
  texts: Record<Locale, T>,
  written: readonly Locale[] | null,
): Partial<Record<Locale, T>> {
  return Object.fromEntries(
    LOCALES.filter((locale) => !written || written.includes(locale)).map((locale) => [
      locale,
      texts[locale],
    ]),
  ) as Partial<Record<Locale, T>>
}
