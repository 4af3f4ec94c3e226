import { plainDigits } from '@/contracts/plain-digits'
import type { AsYouType, CountryCode } from 'libphonenumber-js/min'

/** The phone number rules are 130 KB: only a form with a phone field loads them. */
export const loadPhoneRules = () => import('libphonenumber-js/min')

export type PhoneRules = {
  AsYouType: typeof AsYouType
  getCountryCallingCode: (country: CountryCode) => string
  isSupportedCountry: (country: string) => country is CountryCode
  isValidPhoneNumber: (number: string, country?: CountryCode) => boolean
}

/** Whether a country has such a mobile number, written with its country code, with or without +. */
export async function isMobileNumber(typed: string): Promise<boolean> {
  // If the rules cannot be loaded, the server alone validates it.
  const rules = await loadPhoneRules().catch(() => null)
  const number = plain(typed).trim()
  return rules?.isValidPhoneNumber(number.startsWith('+') ? number : `+${number}`) ?? true
}

const plain = (typed: string) => plainDigits(typed).replace(/[^\d+() .-]/g, '')

/** A partially typed number in its national format. */
export function typedPhone(rules: PhoneRules | null, typed: string, country: string): string {
  if (!rules) return typed
  const number = plain(typed)
  if (!number.startsWith('+') && !rules.isSupportedCountry(country)) return number
  return new rules.AsYouType(country as CountryCode).input(number)
}

/** "+66"; empty if the country is unknown or the number has its own code. */
export function dialCode(rules: PhoneRules | null, typed: string, country: string): string {
  if (!rules?.isSupportedCountry(country) || typed.trim().startsWith('+')) return ''
  return `+${rules.getCountryCallingCode(country)}`
}
