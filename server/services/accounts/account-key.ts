import { plainDigits } from '@/contracts/plain-digits'

/** Normalises an account name: e-mail in lower case, mobile numbers without separators. */
export function accountKey(account: string): string {
  const typed = account.normalize('NFKC').trim()
  return typed.includes('@') ? typed.toLowerCase() : plainDigits(typed).replace(/[\s().-]/g, '')
}
