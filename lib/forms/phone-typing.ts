import { plainDigits } from '@/contracts/plain-digits'
import type { AsYouType, CountryCode } from 'libphonenumber-js/min'

/** The rules of telephone numbers weigh 130 KB: only a form that takes one fetches them. */
export const loadPhoneRules = () => import('libphonenumber-js/min')

export type PhoneRules = {
  AsYouType: typeof AsYouType
  getCountryCallingCode: (country: CountryCode) => string
  isSupportedCountry: (country: string) => country is CountryCode
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
