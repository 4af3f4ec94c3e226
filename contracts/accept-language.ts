import Negotiator from 'negotiator'
import { offered } from './brand.ts'
import { localeOfTag, type Locale } from './languages.ts'

/** Real browsers send fewer than 200 characters. */
const MAX_LENGTH = 1000

/**
 * The offered language that an Accept-Language header prefers, by quality and then by order
 * (RFC 9110, section 12.5.4), or undefined.
 */
export function localeOfAcceptLanguage(header: string | null | undefined): Locale | undefined {
  if (!header) return undefined
  const headers = { 'accept-language': header.slice(0, MAX_LENGTH) }
  for (const tag of new Negotiator({ headers }).languages()) {
    const locale = offered(localeOfTag(tag))
    if (locale) return locale
  }
  return undefined
}
