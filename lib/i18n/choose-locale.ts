// Node itself loads this file for the web server, so that its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { localeOfAcceptLanguage } from '../../contracts/accept-language.ts'
import { DEFAULT_LOCALE, isLocale, localeOfFile, type Locale } from '../../contracts/languages.ts'

/** What a request says about language; the cookies decoded. */
export interface LanguageFacts {
  visitCookie?: string | undefined
  languageCookie?: string | undefined
  acceptLanguage?: string | null | undefined
}

/**
 * The language of an address without a prefix: the visit's, else the stored one, else the browser's,
 * else Thai (specification section 1). Malformed values count as absent.
 */
export function chooseLocale(facts: LanguageFacts): Locale {
  if (isLocale(facts.visitCookie)) return facts.visitCookie
  return (
    storedLocale(facts.languageCookie) ??
    localeOfAcceptLanguage(facts.acceptLanguage) ??
    DEFAULT_LOCALE
  )
}

function storedLocale(json: string | undefined): Locale | undefined {
  if (!json) return undefined
  try {
    const language = JSON.parse(json) as { file_name?: unknown } | null
    return localeOfFile(language?.file_name)
  } catch {
    return undefined
  }
}
