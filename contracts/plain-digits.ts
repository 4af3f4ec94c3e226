/** Converts full-width and Thai digits to ASCII, and dashes to hyphens. */
export function plainDigits(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
}
