import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256, for stored secrets of full entropy (tokens, tickets). */
export function digestOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}

/** Compares in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(expected))
}
