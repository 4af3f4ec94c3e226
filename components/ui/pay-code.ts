/** A payment password: digits only, at least six (specification section 5). */
export const PAY_CODE_MIN = 6
export const PAY_CODE_MAX = 12

/** The digits of what was typed or pasted, full-width and Thai ones included, and no more than fit. */
export function payCodeDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/\D/g, '')
    .slice(0, PAY_CODE_MAX)
}
