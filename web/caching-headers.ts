import type { PublicPage } from './public-page.ts'

/** The request headers by which Next's router varies responses. */
const FLIGHT = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
const VARY = `${FLIGHT}, Accept-Encoding`
const BARE_VARY = `${VARY}, Cookie, Accept-Language`

/** Forbids storing in shared caches, because many ignore Vary. */
export const PRIVATE = 'private, no-cache'
/**
 * A price change must be visible within a second, also through caches without invalidation. A page up to a
 * minute old is better than an error.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=60'
const SITEMAP = 'public, max-age=3600, stale-while-revalidate=86400'

/** Cache-Control and Vary of a public document. */
export function cachingHeaders(
  { isBare, locale }: PublicPage,
  isBehindProxy: boolean,
): Record<string, string> {
  if (isBare) return { 'cache-control': PRIVATE, vary: BARE_VARY }
  if (!locale) return { 'cache-control': SITEMAP, vary: 'Accept-Encoding' }
  const headers = { 'cache-control': SHARED, vary: VARY }
  return isBehindProxy ? { ...headers, 'x-accel-expires': untilNextSecond() } : headers
}

/** Headers of flight data. The router derives the parameters of a page without prefix from the rewritten path. */
export function flightHeaders({ isBare, url }: PublicPage): Record<string, string> {
  const headers = { 'cache-control': PRIVATE, vary: BARE_VARY }
  return isBare ? { ...headers, 'x-nextjs-rewritten-path': url } : headers
}

/**
 * nginx counts whole seconds, so a max-age of one second may last nearly two. An absolute expiry (@seconds) ends
 * at the second boundary; the cache key in deploy/nginx/sampan.conf halves that.
 */
const untilNextSecond = () => `@${Math.floor(Date.now() / 1000)}`
