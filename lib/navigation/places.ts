import { parseUrl } from '@/lib/navigation/parse-url'
import { DEFAULT_REGION_POLICY, isClosed, type RegionRule } from '@/lib/navigation/region-policy'

/** The reply of GET /region: the rules for the visitor's country and the merchant URL. */
export type Places = { closed: RegionRule[]; merchantUrl: string | null }

const FRESH_MS = 60_000

let known: Places = { closed: DEFAULT_REGION_POLICY, merchantUrl: null }
let askedAt = -Infinity
const listeners = new Set<() => void>()

/** The last known policy; before the first reply the specification's closures apply. */
export function knownPlaces(): Places {
  return known
}

/** Calls `listener` when the policy was loaded. */
export function subscribeToPlaces(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Loads the policy at most once a minute, so that a change needs no reload. */
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

/** Whether a link to `path` (without language prefix) is blocked. */
export function isClosedFromInside(path: string): boolean {
  return isClosed(known.closed, path, false)
}

/** The configured merchant URL, if it is valid. */
export function merchantOverride(text: string | undefined): string | null {
  const url = text ? parseUrl(text) : null
  return url && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null
}

/** The console on `port` of the host in a Host header. */
export function consoleAddress(host: string | null, port: string | undefined): string | null {
  const url = host && port ? parseUrl(`http://${host}/login`) : null
  if (!url) return null
  url.port = port ?? ''
  return url.href
}

/**
 * The merchant sign-in: same scheme, the last two labels of the current host, `/login`
 * (specification section 2). An IP address is used as it is.
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
