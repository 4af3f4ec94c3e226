/** Money is an integer number of cents everywhere; only this file turns it into text and back. */

import { numberFormat } from './formats'

type SignDisplay = 'auto' | 'exceptZero' | 'never'

export type MoneyParts = {
  sign: string
  currency: string
  amount: string
  isCurrencyFirst: boolean
}

/** "$1,234.50" in the way the locale writes dollars. Refuses fractions of a cent. */
export function formatCents(cents: number, locale: string): string {
  return dollars(locale, 'auto').format(decimalOf(cents))
}

/** "+$12.00" and "-$12.00"; nothing before zero. For movements of a balance. */
export function formatSignedCents(cents: number, locale: string): string {
  return dollars(locale, 'exceptZero').format(decimalOf(cents))
}

/** "1,234.50" without a currency, for a sentence that names it in words. */
export function formatPlainCents(cents: number, locale: string): string {
  return numberFormat(locale, { minimumFractionDigits: 2 }).format(decimalOf(cents))
}

/** The pieces of a price, so that the currency sign can stand smaller than the digits. */
export function moneyParts(cents: number, locale: string): MoneyParts {
  const parts = dollars(locale, 'auto').formatToParts(decimalOf(cents))
  const textOf = (types: string[]) =>
    parts.flatMap((part) => (types.includes(part.type) ? part.value : [])).join('')
  const places = parts.map((part) => part.type)
  return {
    sign: textOf(['minusSign', 'plusSign']),
    currency: textOf(['currency']),
    amount: textOf(['integer', 'group', 'decimal', 'fraction']),
    isCurrencyFirst: places.indexOf('currency') < places.indexOf('integer'),
  }
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

/** A decimal string, because dividing a large amount by 100 is no longer exact. */
function decimalOf(cents: number): Intl.StringNumericLiteral {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole number of cents: ${cents}`)
  const digits = String(Math.abs(cents)).padStart(3, '0')
  const sign = cents < 0 ? '-' : ''
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}` as Intl.StringNumericLiteral
}

function dollars(locale: string, signDisplay: SignDisplay): Intl.NumberFormat {
  return numberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    signDisplay,
  })
}
