// Node itself loads this file for the web server, so that its imports are relative.
/* oxlint-disable import/no-relative-parent-imports */
import { isLocale, localeOfFile, type Locale } from '../../contracts/languages.ts'

/** The language of a visit, a BCP 47 tag, and the stored choice, the JSON of the Language shape. */
export const VISIT_LANGUAGE_COOKIE = 'visit_language'
export const LANGUAGE_COOKIE = 'language'

/** The decoded values of the two language cookies. */
export interface LanguageCookies {
  visitCookie?: string | undefined
  languageCookie?: string | undefined
}

/** The language of the visit, otherwise the stored choice. Malformed values count as absent. */
export function storedLocale({ visitCookie, languageCookie }: LanguageCookies): Locale | undefined {
  if (isLocale(visitCookie)) return visitCookie
  if (!languageCookie) return undefined
  try {
    const language = JSON.parse(languageCookie) as { file_name?: unknown } | null
    return localeOfFile(language?.file_name)
  } catch {
    return undefined
  }
}
