import type { PublicPage } from './public-page.ts'

/** What Next's router varies its requests by, beside what we answer by. */
const FLIGHT = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
const VARY = `${FLIGHT}, Accept-Encoding`
const BARE_VARY = `${VARY}, Cookie, Accept-Language`

/** Shared caches keep nothing that depends on the visitor; many heed no Vary. */
export const PRIVATE = 'private, no-cache'
/**
 * A change of price is to be seen within a second, also through caches that nobody tells of it. A page of the
 * last minute is better than none.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=60'
const SITEMAP = 'public, max-age=3600, stale-while-revalidate=86400'

/** Who may keep a public document for how long, and what it depends on. */
export function cachingHeaders(
  { isBare, locale }: PublicPage,
  isBehindProxy: boolean,
): Record<string, string> {
  if (isBare) return { 'cache-control': PRIVATE, vary: BARE_VARY }
  if (!locale) return { 'cache-control': SITEMAP, vary: 'Accept-Encoding' }
  const headers = { 'cache-control': SHARED, vary: VARY }
  return isBehindProxy ? { ...headers, 'x-accel-expires': untilNextSecond() } : headers
}

/**
 * nginx counts whole seconds, so that one second may last nearly two: told the second itself, it keeps a page
 * until that is over, and by its own cache key (deploy/nginx/sampan.conf) no longer than half of it.
 */
const untilNextSecond = () => `@${Math.floor(Date.now() / 1000)}`
