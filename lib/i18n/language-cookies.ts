import { deleteCookie, getCookie, setCookie } from 'cookies-next/client'
import type { Locale } from '@/contracts/languages'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '@/lib/i18n/cookie-names'
import { storedLocale } from '@/lib/i18n/stored-locale'

/** Keeps the language of a prefixed address until the browser closes. */
export function keepVisitLanguage(locale: Locale): void {
  setCookie(VISIT_LANGUAGE_COOKIE, locale, { path: '/', sameSite: 'lax' })
}

/** A language chosen by hand counts at once, also where the visit began in another. */
export function deleteVisitLanguage(): void {
  deleteCookie(VISIT_LANGUAGE_COOKIE, { path: '/' })
}

/** The language that the cookies of this browser ask for now, which a sign-in may have changed. */
export function localeOfCookies(): Locale | undefined {
  const visitCookie = readCookie(VISIT_LANGUAGE_COOKIE)
  return storedLocale({ visitCookie, languageCookie: readCookie(LANGUAGE_COOKIE) })
}

/** A value that cannot be decoded counts as absent. */
function readCookie(name: string): string | undefined {
  try {
    return getCookie(name)
  } catch {
    return undefined
  }
}
