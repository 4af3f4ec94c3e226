import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

interface Keyring {
  keyFor: (purpose: 'bank-card' | 'bank-card-digest') => Buffer
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const ownerOf = (userId: number) => Buffer.from(`bank card of ${userId}`)

/**
 * AES-GCM: nonce, tag and ciphertext. The shopper's id is authenticated, so another shopper's row cannot be
 * decrypted.
 */
export function sealCardNumber(keys: Keyring, userId: number, number: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keys.keyFor('bank-card'), nonce, {
    authTagLength: TAG_BYTES,
  }).setAAD(ownerOf(userId))
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws when the data was modified, belongs to another shopper, or has another key. */
export function openCardNumber(keys: Keyring, userId: number, sealed: Buffer): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(ALGORITHM, keys.keyFor('bank-card'), nonce, {
    authTagLength: TAG_BYTES,
  })
    .setAAD(ownerOf(userId))
    .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  const opened = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

/** Keyed, because there are few enough card numbers to guess from a plain digest. */
export function digestOfCardNumber(keys: Keyring, number: string): Buffer {
  return createHmac('sha256', keys.keyFor('bank-card-digest')).update(number).digest()
}

export function maskedCardNumber(lastDigits: string): string {
  return `•••• ${lastDigits}`
}
