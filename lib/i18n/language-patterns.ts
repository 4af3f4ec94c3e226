import type { Locale } from '@/contracts/languages'

type LanguageRow = { readonly locale: Locale; readonly fileName: string }

/** Cookie names: the visit's language is a BCP 47 tag, the chosen one the JSON of the Language shape. */
export const VISIT_LANGUAGE_COOKIE = 'visit_language'
export const LANGUAGE_COOKIE = 'language'

/** Regular expressions, each for a whole decoded value, that recognise one language. */
export type LanguagePattern = { locale: Locale; visit: string; chosen: string; accepted: string }

const TEXT = '"[^"\\\\]*"'
const OTHER_FIELD = `"(?:language_name|chinese_name)":${TEXT}`

function literal(text: string) {
  return text.replace(/[^a-zA-Z0-9]/g, '\\$&')
}

/** `has` conditions of the rewrites carry no flags, so that letter case is spelt out. */
function anyCase(text: string) {
  return text.replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`)
}

function primaryTag(locale: string) {
  return anyCase(locale.split('-')[0] ?? locale)
}

/**
 * How each language is recognised in the two cookies and in Accept-Language (the header's own order,
 * tags with q=0 left out). One source for the rewrites of next.config.mjs and for the middleware, so
 * that both choose alike. The alternatives exclude each other: matching takes linear time.
 */
export function languagePatterns(languages: readonly LanguageRow[]): LanguagePattern[] {
  const supported = `(?:${languages.map(({ locale }) => primaryTag(locale)).join('|')})`
  const refused = '\\s*;\\s*[qQ]=0(?:\\.0*)?\\s*'
  const unsupportedItem = `\\s*(?!${supported}(?:[-;,\\s]|$))[^,]*`
  const refusedItem = `\\s*${supported}(?:-[^,;\\s]*)?${refused}`
  const skipped = `(?:(?:${unsupportedItem}|${refusedItem}),)*`
  return languages.map(({ locale, fileName }) => ({
    locale,
    visit: literal(locale),
    chosen: `\\{(?:${OTHER_FIELD},)*"file_name":"${literal(fileName)}"(?:,${OTHER_FIELD})*\\}`,
    accepted: `${skipped}\\s*${primaryTag(locale)}(?:-[^,;\\s]*)?(?!${refused}(?:,|$))\\s*(?:[;,].*)?`,
  }))
}
