import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Parses a typed number into E.164. Returns null for an invalid one. Without a country, the number must start
 * with +.
 */
export function phoneNumberOf(typed: string, country: string | undefined): string | null {
  const home = country && isSupportedCountry(country) ? country : undefined
  const found = parsePhoneNumberFromString(typed, { defaultCountry: home, extract: false })
  return found?.isValid() ? found.number : null
}

/** A mobile number with its country code, with or without the +, as E.164; null when no country has such a number. */
export function mobileNumberOf(digits: string): string | null {
  return phoneNumberOf(digits.startsWith('+') ? digits : `+${digits}`, undefined)
}

/** National format for numbers of `country`, otherwise international format. */
export function phoneNumberWords(stored: string, country: string | null): string {
  const found = parsePhoneNumberFromString(stored)
  if (!found) return stored
  return found.country === country ? found.formatNational() : found.formatInternational()
}
