import { plainDigits } from '@/contracts/plain-digits'
import { mobileNumberOf } from '@/server/domain/phone-numbers'

const MOBILE = /^\+?\d{6,15}$/

/**
 * Normalises an account name: e-mail in lower case, mobile numbers as they are stored (E.164), so that every
 * spelling finds the same account and shares its limits.
 */
export function accountKey(account: string): string {
  const typed = account.normalize('NFKC').trim()
  if (typed.includes('@')) return typed.toLowerCase()
  const digits = plainDigits(typed).replace(/[\s().-]/g, '')
  return (MOBILE.test(digits) ? mobileNumberOf(digits) : null) ?? digits
}
