/** E-mails in lower case, mobile numbers without what people type between the digits. */
export function accountKey(account: string): string {
  const typed = account.normalize('NFKC').trim()
  return typed.includes('@') ? typed.toLowerCase() : typed.replace(/[\s().-]/g, '')
}
