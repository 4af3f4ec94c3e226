import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

interface Keyring {
  keyFor: (purpose: 'bank-card' | 'bank-card-digest') => Buffer
}

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

const ownerOf = (userId: number) => Buffer.from(`bank card of ${userId}`)

/** Nonce, tag and number, sealed to one shopper: another's row cannot be opened as theirs. */
export function sealCardNumber(keys: Keyring, userId: number, number: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keys.keyFor('bank-card'), nonce, {
    authTagLength: TAG_BYTES,
  }).setAAD(ownerOf(userId))
  const sealed = Buffer.concat([cipher.update(number, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** Throws when it was altered, belongs to another shopper, or was sealed with another key. */
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

/** Keyed, because card numbers are few enough for a plain digest to be guessed. */
export function digestOfCardNumber(keys: Keyring, number: string): Buffer {
  return createHmac('sha256', keys.keyFor('bank-card-digest')).update(number).digest()
}

export function maskedCardNumber(lastDigits: string): string {
  return `•••• ${lastDigits}`
}
