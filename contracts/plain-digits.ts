/** Full-width and Thai digits as Western ones, and the dashes of any keyboard as a hyphen. */
export function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
}
