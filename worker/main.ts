import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist'
import {
  FILES_CACHE,
  isOpenedFromInsideOnly,
  isReadable,
  PAGES_CACHE,
  PICTURES_CACHE,
  type WorkerMessage,
} from '@/lib/offline/caches'
import { parseUrl } from '@/lib/navigation/parse-url'
import { hasFiles, isPage, cacheFiles, cachePage, keyOf, PAGES, timeOf, trim } from './page-cache'
import { deleteNotices, listenForNotices } from './notices'
import { offlineAnswer } from './offline-answer'

declare const self: ServiceWorkerGlobalScope

const MAX_VISITED = 10
const anyHeaders = { ignoreVary: true }

/** Documents served from the cache, with the time of their creation. Read once, by the document itself. */
const cachedDocuments = new Map<string, number>()

const pages: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => keyOf(request.url),
  cacheWillUpdate: async ({ request, response }) => {
    const isWanted = isReadable(new URL(request.url).pathname) && isPage(response)
    return isWanted && (await hasFiles(response.clone())) ? response : null
  },
  cacheDidUpdate: async () => trim(PAGES),
  cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
    const { pathname } = new URL(request.url)
    const asked = event as FetchEvent
    if (!cachedResponse || (isOpenedFromInsideOnly(pathname) && !cameFromInside(asked.request)))
      return null
    cachedDocuments.set(asked.resultingClientId, timeOf(cachedResponse))
    return cachedResponse
  },
  handlerDidError: async ({ request }) => offlineAnswer(request.url),
}

const cameFromInside = ({ referrer }: Request) =>
  parseUrl(referrer)?.origin === self.location.origin

const bounded = (name: string): SerwistPlugin => ({ cacheDidUpdate: async () => trim(name) })

const isOwn = (url: URL) => url.origin === self.location.origin

/**
 * Pages are network-first, so no price is older than without a worker. API calls, uploads and Next's page
 * segments are not cached.
 */
const serwist = new Serwist({
  navigationPreload: true,
  clientsClaim: true,
  runtimeCaching: [
    {
      matcher: ({ request, url }) =>
        request.mode === 'navigate' && isOwn(url) && !url.pathname.startsWith('/api/'),
      handler: new NetworkFirst({ cacheName: PAGES, matchOptions: anyHeaders, plugins: [pages] }),
    },
    {
      matcher: ({ url }) => isOwn(url) && url.pathname.startsWith('/_next/static/'),
      handler: new CacheFirst({
        cacheName: FILES_CACHE,
        matchOptions: anyHeaders,
        plugins: [bounded(FILES_CACHE)],
      }),
    },
    {
      matcher: ({ url }) => isOwn(url) && /^\/(?:api\/pictures|drawings)\//.test(url.pathname),
      handler: new CacheFirst({
        cacheName: PICTURES_CACHE,
        matchOptions: anyHeaders,
        plugins: [bounded(PICTURES_CACHE)],
      }),
    },
  ],
})

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOtherBuilds())
})

async function deleteOtherBuilds(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES_CACHE) && name !== PAGES)
  await Promise.all(old.map((name) => caches.delete(name)))
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage
  if (message.type === 'SEEN') event.waitUntil(cacheVisited(message.paths, message.files))
  if (message.type === 'FORGET') event.waitUntil(Promise.all([deleteVisited(), deleteNotices()]))
  if (message.type === 'KEPT_AT' && event.source instanceof Client) {
    event.ports[0]?.postMessage(cachedDocuments.get(event.source.id) ?? null)
    cachedDocuments.delete(event.source.id)
  }
})

/** Cached pages and pictures are public, but reveal what someone has viewed. */
async function deleteVisited(): Promise<void> {
  await caches.delete(PAGES)
  await caches.delete(PICTURES_CACHE)
}

async function cacheVisited(paths: string[], files: string[]): Promise<void> {
  await cacheFiles(files.filter((path) => path.startsWith('/_next/static/')))
  for (const path of paths.slice(0, MAX_VISITED)) await cachePage(path).catch(() => undefined)
}

serwist.addEventListeners()
listenForNotices()
