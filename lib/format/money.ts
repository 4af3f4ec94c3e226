/** Money is an integer number of cents everywhere; only this file turns it into text and back. */

import { grouped } from './plain-number'

/** U+2212: as wide as the plus sign, and never broken from its number. */
const MINUS = '\u2212'

export type MoneyParts = {
  sign: string
  currency: string
  amount: string
}

/** "$1,234.50", as all our languages write dollars. Refuses fractions of a cent. */
export function formatCents(cents: number, locale: string): string {
  const { sign, currency, amount } = moneyParts(cents, locale)
  return sign + currency + amount
}

/** "+$12.00" and "−$12.00"; nothing before zero. For movements of a balance. */
export function formatSignedCents(cents: number, locale: string): string {
  return (cents > 0 ? '+' : '') + formatCents(cents, locale)
}

/** "1,234.50" without a currency, for a sentence that names it in words. */
export function formatPlainCents(cents: number, locale: string): string {
  const { sign, amount } = moneyParts(cents, locale)
  return sign + amount
}

/** The pieces of a price, so that the currency sign can stand smaller than the digits. */
export function moneyParts(cents: number, _locale: string): MoneyParts {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const amount = grouped(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
  return { sign: cents < 0 ? MINUS : '', currency: '$', amount }
}

/**
 * Cents of an amount as a person types it: full-width and Thai digits, a dollar sign, spaces and thousands
 * separators in their places. Null for anything else, so for nothing, a sign, more than two decimals, or
 * an amount too large to count exactly.
 */
export function parseAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[。｡]/g, '.')
    .trim()
    .replace(/^\$\s*/, '')
  const match = /^(\d*|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/.exec(plain)
  if (!match) return null
  const [, whole = '', fraction = ''] = match
  if (whole === '' && fraction === '') return null
  const cents = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : null
}
