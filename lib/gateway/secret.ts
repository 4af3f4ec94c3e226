import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const held = globalThis as { sampanGatewaySecret?: string }

/** SECRET_KEY, or a random key of this process: then every XSRF pair is renewed after a restart. */
export function secretKey(): string {
  held.sampanGatewaySecret ??= process.env.SECRET_KEY || randomBytes(32).toString('hex')
  return held.sampanGatewaySecret
}

/** An HMAC in hex. The purpose is part of the input, so that a value for one purpose is invalid for another. */
export function sign(purpose: 'session' | 'anonymous' | 'revalidate', text: string): string {
  return createHmac('sha256', secretKey()).update(`${purpose}:${text}`).digest('hex')
}

/** Compares in constant time. */
export function isSameText(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

/** Authorises requests of the catalogue watcher to revalidate pages. */
export function revalidateKey(): string {
  return sign('revalidate', 'tags')
}
