import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPublicAddress } from './public-page.ts'

/** What Next answers by on pages with parts, beside what we answer by. */
const PARTS = 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch'
const PACKED = 'Accept-Encoding'
const LANGUAGE = 'Cookie, Accept-Language'

const VARY = { named: `${PARTS}, ${PACKED}`, bare: `${PARTS}, ${PACKED}, ${LANGUAGE}` }

/**
 * A change of price is to be seen within a second, also through caches that nobody tells of it. A page of the last
 * minute is better than none.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=60'
/** Many shared caches heed no Vary, so that none is to keep what follows the visitor's language. */
const BARE = 'private, no-cache'

/** Who may keep a public page how long, and what it depends on. */
export function cachingOf(isBare: boolean): { 'Cache-Control': string; Vary: string } {
  return isBare
    ? { 'Cache-Control': BARE, Vary: VARY.bare }
    : { 'Cache-Control': SHARED, Vary: VARY.named }
}

/**
 * Next tells shared caches to keep a page for an hour and more, and replaces what is said of languages: what leaves
 * for a public address says so here instead.
 */
export function sayCaching(
  request: IncomingMessage,
  response: ServerResponse,
  isProxyTrusted: boolean,
): void {
  const found = isPublicAddress(request.url ?? '')
  if (!found) return
  const writeHead = response.writeHead.bind(response)
  response.writeHead = (status: number, ...rest: never[]) => {
    if (status === 200 || status === 304) {
      const caching = cachingOf(found.isBare)
      response.setHeader('Vary', caching.Vary)
      if (mayBeShared(response)) {
        response.setHeader('Cache-Control', caching['Cache-Control'])
        if (isProxyTrusted && !found.isBare) response.setHeader(...untilNextSecond())
      }
    }
    return writeHead(status, ...rest)
  }
}

const mayBeShared = (response: ServerResponse) =>
  String(response.getHeader('cache-control')).includes('s-maxage')

/**
 * nginx counts whole seconds, so that one second may last nearly two: told the second itself, it keeps a page until
 * that is over, and by its own name for a page (`deploy/nginx/sampan.conf`) no longer than half of it.
 */
export const untilNextSecond = (): [string, string] => [
  'X-Accel-Expires',
  `@${Math.floor(Date.now() / 1000)}`,
]
