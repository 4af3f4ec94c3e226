import { deleteCookie, getCookie } from 'cookies-next/client'
import type { Locale } from '@/contracts/languages'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from './stored-locale'
import { storedLocale } from '@/lib/i18n/stored-locale'

/** A chosen language overrides that of the visit. */
export function deleteVisitLanguage(): void {
  deleteCookie(VISIT_LANGUAGE_COOKIE, { path: '/' })
}

/** The language in this browser's cookies, which signing in may have changed. */
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
