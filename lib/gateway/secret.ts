import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const held = globalThis as { sampanGatewaySecret?: string }

/** SECRET_KEY, or a key of this process alone: then every browser's pair is renewed after a restart. */
export function secretKey(): string {
  held.sampanGatewaySecret ??= process.env.SECRET_KEY || randomBytes(32).toString('hex')
  return held.sampanGatewaySecret
}

/** An HMAC in hex, for one purpose only: a value made for one can never stand in for another. */
export function sign(purpose: 'session' | 'anonymous' | 'revalidate', text: string): string {
  return createHmac('sha256', secretKey()).update(`${purpose}:${text}`).digest('hex')
}

/** Compares in a time that does not tell how much was right. */
export function isSameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** What the catalogue watcher shows when it asks for pages to be made anew. */
export function revalidateKey(): string {
  return sign('revalidate', 'tags')
}
