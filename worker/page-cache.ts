import {
  FILES_CACHE,
  filesNamedIn,
  isReadable,
  PAGES_CACHE,
  PICTURES_CACHE,
} from '@/lib/offline/caches'

declare const BUILD: string

export const PAGES = PAGES_CACHE + BUILD

const MAX_ENTRIES: Record<string, number> = {
  [PAGES]: 60,
  [FILES_CACHE]: 500,
  [PICTURES_CACHE]: 200,
}
/** A recently cached page is not fetched again. */
const FRESH_MS = 5 * 60_000

/** The query only selects what the shopper's own data shows, which is not in the document. */
export const keyOf = (url: string): string => new URL(url, self.location.origin).pathname

/** Excludes redirected responses, for example to sign-in. */
export function isPage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  )
}

/** When the server created the response. */
export const timeOf = (response: Response): number =>
  Date.parse(response.headers.get('date') ?? '') || 0

/** Whether every file that the page references is cached; without them it would be an empty frame. */
export async function hasFiles(page: Response): Promise<boolean> {
  return cacheFiles(filesNamedIn(await page.text()))
}

export async function cacheFiles(paths: string[]): Promise<boolean> {
  const cache = await caches.open(FILES_CACHE)
  const add = async (path: string) => {
    if (!(await cache.match(path))) await cache.add(path)
  }
  const outcomes = await Promise.allSettled(paths.map(add))
  await trim(FILES_CACHE)
  return outcomes.every(({ status }) => status === 'fulfilled')
}

/** Fetches the document of a page that was reached by client navigation, which loads only segments. */
export async function cachePage(path: string): Promise<void> {
  if (!isReadable(path)) return
  const cache = await caches.open(PAGES)
  const known = await cache.match(keyOf(path))
  if (known && Date.now() - timeOf(known) < FRESH_MS) return
  const response = await fetch(path, {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
    priority: 'low',
  })
  if (!isPage(response) || !(await hasFiles(response.clone()))) return
  await cache.put(keyOf(path), response)
  await trim(PAGES)
}

/** Deletes the oldest entries. */
export async function trim(name: string): Promise<void> {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  const most = MAX_ENTRIES[name] ?? 0
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
