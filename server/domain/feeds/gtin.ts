const LENGTHS = new Set([8, 12, 13, 14])

/**
 * Whether a barcode is a Global Trade Item Number: the right length and check digit, and not from a range that shops
 * use inside (GS1 prefixes 2 and 04) or for coupons (98, 99), which Google rejects.
 */
export function isGtin(barcode: string): boolean {
  if (!/^\d+$/.test(barcode) || !LENGTHS.has(barcode.length)) return false
  const digits = barcode.padStart(14, '0')
  if (/^0(?:2|04|9[89])/.test(digits) || Number(digits) === 0) return false
  const sum = [...digits]
    .slice(0, 13)
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10 === Number(digits[13])
}
