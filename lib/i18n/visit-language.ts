import type { Locale } from '@/contracts/languages'
import { VISIT_LANGUAGE_COOKIE } from './stored-locale'

/**
 * Stores the language of a prefixed URL until the browser closes. Without a cookie library, which
 * would be a tenth of the layout's scripts: the name and the value need no encoding.
 */
export function storeVisitLanguage(locale: Locale): void {
  document.cookie = `${VISIT_LANGUAGE_COOKIE}=${locale}; Path=/; SameSite=Lax`
}
