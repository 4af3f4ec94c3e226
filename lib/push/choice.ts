import { readText, writeText } from '@/lib/storage/stored-text'

/**
 * The shopper's choice about notifications on this device. It survives the session, so that a
 * shopper is not asked again after signing in; it stores only a digest of the shopper.
 */
const ON_FOR = 'push-on-for'
const REFUSED = 'push-refused'

export async function rememberOn(shopperId: number): Promise<void> {
  write(ON_FOR, await digestOf(shopperId))
  write(REFUSED, null)
}

export function rememberOff(): void {
  write(ON_FOR, null)
  write(REFUSED, 'yes')
}

export const isRefused = (): boolean => read(REFUSED) !== null

export async function isOnFor(shopperId: number): Promise<boolean> {
  const known = read(ON_FOR)
  return known !== null && known === (await digestOf(shopperId))
}

async function digestOf(shopperId: number): Promise<string> {
  const text = new TextEncoder().encode(`notices for ${shopperId}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  return Array.from(digest.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const read = (name: string) => readText('localStorage', name)

/** If storage is blocked, the shopper is asked again. */
const write = (name: string, value: string | null) => void writeText('localStorage', name, value)
