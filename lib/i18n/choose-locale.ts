// Node itself loads this file for the web server, so that its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { localeOfAcceptLanguage } from '../../contracts/accept-language.ts'
import { brand, offered } from '../../contracts/brand.ts'
import type { Locale } from '../../contracts/languages.ts'
import { storedLocale, type LanguageCookies } from './stored-locale.ts'

/** The language information of a request, with decoded cookies. */
export interface LanguageFacts extends LanguageCookies {
  acceptLanguage?: string | null | undefined
}

/**
 * The language of an unprefixed URL: that of the visit, of the stored choice, of the browser, or the
 * default of the brand, by specification Thai (section 1). Malformed values count as absent, and so
 * do languages that the brand does not offer.
 */
export function chooseLocale(facts: LanguageFacts): Locale {
  return (
    offered(storedLocale({ visitCookie: facts.visitCookie })) ??
    offered(storedLocale({ languageCookie: facts.languageCookie })) ??
    localeOfAcceptLanguage(facts.acceptLanguage) ??
    brand().defaultLanguage
  )
}
