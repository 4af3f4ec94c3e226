import { DEFAULT_REGION_POLICY, isClosed, type RegionRule } from '@/lib/navigation/region-policy'

/** What GET /region answers: the rules for this visitor's country and the merchants' address. */
export type Places = { closed: RegionRule[]; merchantUrl: string | null }

const FRESH_MS = 60_000

let known: Places = { closed: DEFAULT_REGION_POLICY, merchantUrl: null }
let askedAt = -Infinity
const listeners = new Set<() => void>()

/** The policy as last heard; until it is heard, what the specification closes is closed. */
export function knownPlaces(): Places {
  return known
}

/** Calls `listener` when the policy has been heard. */
export function subscribeToPlaces(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Asks for the policy, at most once a minute, so that an operator's change needs no reload. */
export async function refreshPlaces(now: number = Date.now()): Promise<void> {
  if (now - askedAt < FRESH_MS) return
  askedAt = now
  try {
    const response = await fetch('/region', { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) return
    known = (await response.json()) as Places
    for (const listener of listeners) listener()
  } catch {
    askedAt = -Infinity
  }
}

/** Whether a tap on a link to `path` (without language prefix) is refused. */
export function isClosedFromInside(path: string): boolean {
  return isClosed(known.closed, path, false)
}

/** The merchants' address an operator set, if it is one a window may be sent to. */
export function merchantOverride(text: string | undefined): string | null {
  const url = text ? URL.parse(text) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/**
 * The merchants' sign-in: same scheme, the last two labels of the current host, `/login`
 * (specification section 2). A numeric host has no labels and stays whole.
 */
export function merchantAddress(
  current: { protocol: string; hostname: string; port: string },
  override: string | null,
): string {
  if (override) return override
  const isNumeric = /^[\d.]+$|^\[/.test(current.hostname)
  const host = isNumeric ? current.hostname : current.hostname.split('.').slice(-2).join('.')
  return `${current.protocol}//${host}${current.port ? `:${current.port}` : ''}/login`
}
