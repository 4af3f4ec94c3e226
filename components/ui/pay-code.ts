/** A payment password: digits only, at least six (specification section 5). */
export const PAY_CODE_MIN = 6
export const PAY_CODE_MAX = 12

/** Full-width and Thai digits as the plain ones they stand for; everything else as it was typed. */
export function plainDigits(text: string): string {
  return text.normalize('NFKC').replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
}

/** The digits of what was typed or pasted, and no more than fit. */
export function payCodeDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '').slice(0, PAY_CODE_MAX)
}
