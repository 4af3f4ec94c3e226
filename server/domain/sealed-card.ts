import { createHmac } from 'node:crypto'
import { openText, sealText } from './sealed-text'

interface Keyring {
  keyFor: (purpose: 'bank-card' | 'bank-card-digest') => Buffer
}

const ownerOf = (userId: number) => `bank card of ${userId}`

/** Encrypts a card number; another shopper's row cannot be decrypted. */
export function sealCardNumber(keys: Keyring, userId: number, number: string): Buffer {
  return sealText(keys.keyFor('bank-card'), ownerOf(userId), number)
}

/** Throws when the data was modified, belongs to another shopper, or has another key. */
export function openCardNumber(keys: Keyring, userId: number, sealed: Buffer): string {
  return openText(keys.keyFor('bank-card'), ownerOf(userId), sealed)
}

/** Keyed, because there are few enough card numbers to guess from a plain digest. */
export function digestOfCardNumber(keys: Keyring, number: string): Buffer {
  return createHmac('sha256', keys.keyFor('bank-card-digest')).update(number).digest()
}

export function maskedCardNumber(lastDigits: string): string {
  return `•••• ${lastDigits}`
}
