// Read by Node itself too (scripts/web), which knows files by where they are and not by the alias.
// oxlint-disable-next-line import/no-relative-parent-imports
import { DEFAULT_LOCALE, LANGUAGES, type Locale } from '../../contracts/languages.ts'
import { languagePatterns, type LanguagePattern } from './language-patterns.ts'

const rows = languagePatterns(LANGUAGES).map((pattern) => ({
  locale: pattern.locale,
  visit: wholeValue(pattern, 'visit'),
  chosen: wholeValue(pattern, 'chosen'),
  accepted: wholeValue(pattern, 'accepted'),
}))

function wholeValue(pattern: LanguagePattern, key: 'visit' | 'chosen' | 'accepted') {
  return new RegExp(`^${pattern[key]}$`)
}

/** What a request says about language; the cookies as sent, decoded or not. */
export type LanguageFacts = {
  visitCookie?: string | undefined
  languageCookie?: string | undefined
  acceptLanguage?: string | null | undefined
}

function decoded(value: string | undefined) {
  if (!value?.includes('%')) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/**
 * The language of an address without a prefix: the visit's, else the stored one, else the browser's,
 * else Thai (specification section 1). Values that are malformed count as absent.
 */
export function chooseLocale(facts: LanguageFacts): Locale {
  const visit = decoded(facts.visitCookie)
  const chosen = decoded(facts.languageCookie)
  return (
    rows.find((row) => visit && row.visit.test(visit))?.locale ??
    rows.find((row) => chosen && row.chosen.test(chosen))?.locale ??
    rows.find((row) => facts.acceptLanguage && row.accepted.test(facts.acceptLanguage))?.locale ??
    DEFAULT_LOCALE
  )
}
