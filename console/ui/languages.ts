import { LANGUAGES, LOCALES, type Locale } from '@/contracts/languages'

/** Texts by language; those that are not written are left out. */
export type Written<Text> = Partial<Record<Locale, Text>>

/** The order in which a missing language is replaced (server/domain/fallback-texts.ts). */
const FALLBACKS: readonly Locale[] = ['en', 'zh-CN', 'ja', 'ko', 'th']

export const isWritten = <Text>(texts: Written<Text> | undefined, locale: Locale): boolean =>
  texts?.[locale] !== undefined && texts[locale] !== null

export const writtenLocales = <Text>(texts: Written<Text> | undefined): Locale[] =>
  LOCALES.filter((locale) => isWritten(texts, locale))

/** The language that shoppers see instead of those that are not written; English if there is none yet. */
export const sourceLocale = <Text>(texts: Written<Text> | undefined): Locale =>
  FALLBACKS.find((locale) => isWritten(texts, locale)) ?? 'en'

/** Of a record, which has the texts of all languages, only those that were written. */
export function onlyWritten<Text>(
  texts: Record<Locale, Text>,
  written: readonly Locale[],
): Written<Text> {
  return Object.fromEntries(written.map((locale) => [locale, texts[locale]])) as Written<Text>
}

/** The name of the language in itself. */
export const languageName = (locale: Locale): string =>
  LANGUAGES.find((language) => language.locale === locale)?.languageName ?? locale
