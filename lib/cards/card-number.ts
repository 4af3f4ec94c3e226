import { digitsOf } from '@/lib/format/digits'

/**
 * The typed fields of a payment card. They stay in this page and are sent only to the provider's
 * script.
 */
export interface TypedCard {
  number: string
  expiry: string
  code: string
}

export type CardError = 'cardNumber' | 'cardExpiry' | 'cardExpired' | 'cardCode'
export type CardErrors = Partial<Record<keyof TypedCard, CardError>>

const isAmex = (number: string) => /^3[47]/.test(number)
const fullLength = (number: string) => (isAmex(number) ? 15 : 16)
export const codeLength = (number: string) => (isAmex(digitsOf(number)) ? 4 : 3)

/** Grouped as printed on cards: four by four, on American Express four, six, five. */
export function groupCardNumber(typed: string): string {
  const digits = digitsOf(typed).slice(0, isAmex(digitsOf(typed)) ? 15 : 19)
  if (!isAmex(digits)) return digits.replace(/(\d{4})(?=\d)/g, '$1 ')
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10)].filter(Boolean).join(' ')
}

/** "12 / 28" from typed text; a first digit above 1 is a whole month. */
export function groupExpiry(typed: string, before: string): string {
  let digits = digitsOf(typed)
  if (/^[2-9]/.test(digits)) digits = `0${digits}`
  // Browser autofill may give the year in four digits.
  if (digits.length === 6) digits = digits.slice(0, 2) + digits.slice(4)
  digits = digits.slice(0, 4)
  if (digits.length < 2 || (digits.length === 2 && typed.length < before.length)) return digits
  return `${digits.slice(0, 2)} / ${digits.slice(2)}`
}

/** Luhn: every second digit from the right counts double, and the sum ends in 0. */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

const isCardNumber = (digits: string) =>
  /^\d{12,19}$/.test(digits) && !/^0+$/.test(digits) && hasCheckDigit(digits)

function expiryComplaint(typed: string, today: Date): CardError | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digitsOf(typed)) ?? []
  if (!month || !year) return 'cardExpiry'
  // A card is valid until the end of its month.
  const end = new Date(2000 + Number(year), Number(month), 1)
  return end <= today ? 'cardExpired' : undefined
}

export function cardErrors(card: TypedCard, today = new Date()): CardErrors {
  const expiry = expiryComplaint(card.expiry, today)
  const isCode = digitsOf(card.code).length === codeLength(card.number)
  return {
    ...(isCardNumber(digitsOf(card.number)) ? {} : { number: 'cardNumber' as const }),
    ...(expiry ? { expiry } : {}),
    ...(isCode ? {} : { code: 'cardCode' as const }),
  }
}

/** Whether a field is complete, so that its error can be shown while typing. */
export function isTypedOut(field: keyof TypedCard, card: TypedCard): boolean {
  const length = digitsOf(card[field]).length
  if (field === 'number') return length >= fullLength(digitsOf(card.number))
  return field === 'expiry' && length === 4
}
