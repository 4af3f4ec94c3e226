import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * A typed number as E.164, or null when it is none. A number without + is one of `country`; without a
 * country it must begin with +.
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

/** As people of `country` write it when it is a number of theirs, else with + and the country's code. */
export function phoneNumberWords(stored: string, country: string | null): string {
  const found = parsePhoneNumberFromString(stored)
  if (!found) return stored
  return found.country === country ? found.formatNational() : found.formatInternational()
}
