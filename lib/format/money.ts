/** Money is an integer number of cents everywhere; only this file formats and parses it. */

import { plainDigits } from '@/contracts/plain-digits'
import { grouped } from './plain-number'

/** U+2212: as wide as the plus sign, and never broken from its number. */
const MINUS = '\u2212'

export type MoneyParts = {
  sign: string
  currency: string
  amount: string
}

/** "$1,234.50", which all our languages write alike. Throws on fractions of a cent. */
export function formatCents(cents: number): string {
  const { sign, currency, amount } = moneyParts(cents)
  return sign + currency + amount
}

/** "+$12.00" and "−$12.00"; nothing before zero. For movements of a balance. */
export function formatSignedCents(cents: number): string {
  return (cents > 0 ? '+' : '') + formatCents(cents)
}

/** "1,234.50" without a currency, for sentences that name it and for inputs. */
export function formatPlainCents(cents: number): string {
  const { sign, amount } = moneyParts(cents)
  return sign + amount
}

/** The parts of a price, so that the currency sign can be smaller than the digits. */
export function moneyParts(cents: number): MoneyParts {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const amount = grouped(`${digits.slice(0, -2)}.${digits.slice(-2)}`)
  return { sign: cents < 0 ? MINUS : '', currency: '$', amount }
}

/**
 * Parses a typed amount into cents: full-width and Thai digits, a dollar sign, spaces and thousands
 * separators in place. Null for anything else, including an empty text, a sign, more than two
 * decimals, or an unsafe integer.
 */
export function parseAmount(text: string): number | null {
  const plain = plainDigits(text)
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
