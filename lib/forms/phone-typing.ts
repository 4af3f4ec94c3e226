import { plainDigits } from '@/contracts/plain-digits'
import type { AsYouType, CountryCode } from 'libphonenumber-js/min'

/** The rules of telephone numbers weigh 130 KB: only a form that takes one fetches them. */
export const loadPhoneRules = () => import('libphonenumber-js/min')

export type PhoneRules = {
  AsYouType: typeof AsYouType
  getCountryCallingCode: (country: CountryCode) => string
  isSupportedCountry: (country: string) => country is CountryCode
  isValidPhoneNumber: (number: string, country?: CountryCode) => boolean
}

/** Whether a country has such a mobile number; it is written with its country code, with or without the +. */
export async function isMobileNumber(typed: string): Promise<boolean> {
  // Without the rules the server alone judges it.
  const rules = await loadPhoneRules().catch(() => null)
  const number = plain(typed).trim()
  return rules?.isValidPhoneNumber(number.startsWith('+') ? number : `+${number}`) ?? true
}

const plain = (typed: string) => plainDigits(typed).replace(/[^\d+() .-]/g, '')

/** A number as people of the country write it, as far as it has been typed. */
export function typedPhone(rules: PhoneRules | null, typed: string, country: string): string {
  if (!rules) return typed
  const number = plain(typed)
  if (!number.startsWith('+') && !rules.isSupportedCountry(country)) return number
  return new rules.AsYouType(country as CountryCode).input(number)
}

/** "+66", or nothing where the country is not known or the number brings its own. */
export function dialCode(rules: PhoneRules | null, typed: string, country: string): string {
  if (!rules?.isSupportedCountry(country) || typed.trim().startsWith('+')) return ''
  return `+${rules.getCountryCallingCode(country)}`
}
