/** A request as a shared cache sees it; header names are in lower case. */
export interface CacheRequest {
  method: string
  target: string
  headers: Readonly<Record<string, string>>
}

export interface CacheResponse {
  status: number
  headers: Readonly<Record<string, string>>
  body: Buffer
}

interface Entry {
  response: CacheResponse
  /** The request headers named by Vary, as in the stored request. */
  selecting: [name: string, value: string | undefined][]
  storedAt: number
  /** How long it may be served, stale-while-revalidate included. */
  lifetimeMs: number
}

const UNDERSTOOD = new Set([200, 203, 204, 301, 308, 404, 405, 410, 414, 501])

/**
 * A shared cache by RFC 9111, with the key normalised as RFC 3986 section 6.2.2 allows and CDNs do. It stores every
 * response that it may, not only the latest, because an attacker can choose the moment.
 */
export class SharedCache {
  readonly #entries = new Map<string, Entry[]>()
  stored = 0

  offer(request: CacheRequest, response: CacheResponse, now: number): boolean {
    const lifetimeMs = lifetimeOf(request, response)
    const vary = response.headers.vary ?? ''
    if (lifetimeMs <= 0 || vary.trim() === '*') return false
    const names = listOf(vary)
    const entry: Entry = {
      response,
      selecting: names.map((name) => [name, request.headers[name]?.trim()]),
      storedAt: now,
      lifetimeMs,
    }
    const key = keyOf(request.target)
    const others = (this.#entries.get(key) ?? []).filter((other) => !isSame(other, entry))
    this.#entries.set(key, [...others, entry])
    this.stored += 1
    return true
  }

  /** Every response that the cache may serve for a request without contacting the server. */
  servable({ method, target, headers }: CacheRequest, now: number): CacheResponse[] {
    if (method !== 'GET' && method !== 'HEAD') return []
    const entries = this.#entries.get(keyOf(target)) ?? []
    return entries
      .filter(({ storedAt, lifetimeMs }) => now - storedAt < lifetimeMs)
      .filter(({ selecting }) =>
        selecting.every(([name, value]) => headers[name]?.trim() === value),
      )
      .map(({ response }) => response)
  }
}

const isSame = (one: Entry, other: Entry): boolean =>
  one.response.status === other.response.status &&
  one.response.body.equals(other.response.body) &&
  JSON.stringify(one.selecting) === JSON.stringify(other.selecting)

const listOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)

/** RFC 9111 sections 3, 4.2 and 5.2, and stale-while-revalidate of RFC 5861; 0 if it must not be stored. */
function lifetimeOf({ method, headers: sent }: CacheRequest, { status, headers }: CacheResponse) {
  const control = directivesOf(headers['cache-control'])
  const isForbidden = ['no-store', 'private', 'no-cache'].some((name) => control.has(name))
  if (method !== 'GET' || !UNDERSTOOD.has(status) || isForbidden) return 0
  if (directivesOf(sent['cache-control']).has('no-store')) return 0
  const isShared = ['public', 's-maxage', 'must-revalidate'].some((name) => control.has(name))
  if (sent.authorization !== undefined && !isShared) return 0
  const fresh = control.get('s-maxage') ?? control.get('max-age') ?? 0
  const mustRevalidate = control.has('must-revalidate') || control.has('proxy-revalidate')
  const stale = mustRevalidate ? 0 : (control.get('stale-while-revalidate') ?? 0)
  return (fresh + stale) * 1000
}

/** Directives without a number count as 0; a repeated one is ignored. */
export function directivesOf(text = ''): Map<string, number> {
  const found = new Map<string, number>()
  for (const part of listOf(text)) {
    const [name = '', value = ''] = part.split('=', 2)
    if (!found.has(name)) found.set(name, Number.parseInt(value.replaceAll('"', ''), 10) || 0)
  }
  return found
}

const UNRESERVED = /%([2-7][0-9a-f])/gi

/** Removes dot segments and the fragment, and decodes unreserved characters. */
export function keyOf(target: string): string {
  const decoded = target.replace(UNRESERVED, (text, hex: string) => {
    const letter = String.fromCharCode(parseInt(hex, 16))
    return /[\w.~-]/.test(letter) ? letter : text.toUpperCase()
  })
  const path = decoded.startsWith('/') ? `http://cache.invalid${decoded}` : decoded
  const url = URL.parse(path)
  return url ? url.pathname + url.search : target
}
