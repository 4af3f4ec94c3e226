import { plainDigits } from '@/contracts/plain-digits'

/** E-mails in lower case, mobile numbers without what people type between the digits. */
export function accountKey(account: string): string {
  const typed = account.normalize('NFKC').trim()
  return typed.includes('@') ? typed.toLowerCase() : plainDigits(typed).replace(/[\s().-]/g, '')
}
