import { deleteCookie, setCookie } from 'cookies-next/client'
import type { Locale } from '@/contracts/languages'
import { VISIT_LANGUAGE_COOKIE } from '@/lib/i18n/cookie-names'

/** Keeps the language of a prefixed address until the browser closes. */
export function keepVisitLanguage(locale: Locale): void {
  setCookie(VISIT_LANGUAGE_COOKIE, locale, { path: '/', sameSite: 'lax' })
}

/** A language chosen by hand counts at once, also where the visit began in another. */
export function deleteVisitLanguage(): void {
  deleteCookie(VISIT_LANGUAGE_COOKIE, { path: '/' })
}
