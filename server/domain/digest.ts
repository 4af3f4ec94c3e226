import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256; what is stored of a secret of full entropy (tokens, tickets). */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Compares in a time that does not tell how much was right. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}
