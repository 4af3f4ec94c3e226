/**
 * The supported languages. `locale` is BCP 47 (URLs, `lang`, Intl); `fileName` is the code in the API and the
 * language cookie (specification section 3). No imports, because next.config.mjs and the middleware load it.
 */
export const LANGUAGES = [
  { locale: 'en', fileName: 'en', languageName: 'English', chineseName: '英语' },
  { locale: 'zh-CN', fileName: 'zh-CN', languageName: '简体中文', chineseName: '简体中文' },
  { locale: 'ja', fileName: 'ri', languageName: '日本語', chineseName: '日语' },
  { locale: 'ko', fileName: 'han', languageName: '한국어', chineseName: '韩语' },
  { locale: 'th', fileName: 'tai', languageName: 'ไทย', chineseName: '泰语' },
] as const

export type Locale = (typeof LANGUAGES)[number]['locale']
export type LanguageFile = (typeof LANGUAGES)[number]['fileName']

export const LOCALES = LANGUAGES.map((language) => language.locale)

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

export function localeOfFile(fileName: unknown): Locale | undefined {
  return LANGUAGES.find((language) => language.fileName === fileName)?.locale
}

export function fileOfLocale(locale: Locale): LanguageFile {
  return LANGUAGES.find((language) => language.locale === locale)?.fileName ?? 'tai'
}

/** Returns the supported locale for a BCP 47 tag (`zh-TW` gives Simplified Chinese), or undefined. */
export function localeOfTag(tag: string): Locale | undefined {
  const primary = tag.trim().toLowerCase().split('-')[0]
  return LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === primary)
}
