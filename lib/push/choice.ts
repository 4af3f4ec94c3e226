/**
 * What was decided about notices on this phone. It outlives the session, because a shopper who signs in again would
 * otherwise be asked again; so it names nobody, only a digest of whom it is about.
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

function read(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // Where storage is closed to the page, it is asked again.
  }
}
