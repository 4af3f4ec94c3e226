import {
  FILES_CACHE,
  filesNamedIn,
  isReadable,
  PAGES_CACHE,
  PICTURES_CACHE,
} from '@/lib/offline/places'

declare const BUILD: string

export const PAGES = PAGES_CACHE + BUILD

const MOST: Record<string, number> = { [PAGES]: 60, [FILES_CACHE]: 500, [PICTURES_CACHE]: 200 }
/** A page that was kept a moment ago is not fetched again because it was seen again. */
const FRESH_MS = 5 * 60_000

/** Query parameters of kept pages say what is shown of the shopper's own, which is not in the page. */
export const keyOf = (url: string): string => new URL(url, self.location.origin).pathname

/** Says nothing where somebody was sent elsewhere, to sign in for instance. */
export function isPage(response: Response): boolean {
  return (
    response.status === 200 &&
    !response.redirected &&
    (response.headers.get('content-type') ?? '').startsWith('text/html')
  )
}

/** When the server made it. */
export const timeOf = (response: Response): number =>
  Date.parse(response.headers.get('date') ?? '') || 0

/** Whether every file the page names is kept; without them it would be an empty frame. */
export async function hasItsFiles(page: Response): Promise<boolean> {
  return keepFiles(filesNamedIn(await page.text()))
}

export async function keepFiles(paths: string[]): Promise<boolean> {
  const cache = await caches.open(FILES_CACHE)
  const add = async (path: string) => {
    if (!(await cache.match(path))) await cache.add(path)
  }
  const outcomes = await Promise.allSettled(paths.map(add))
  await trim(FILES_CACHE)
  return outcomes.every(({ status }) => status === 'fulfilled')
}

/** Fetches the document of a page that was reached inside the app, where only parts of it were loaded. */
export async function keepPage(path: string): Promise<void> {
  if (!isReadable(path)) return
  const cache = await caches.open(PAGES)
  const known = await cache.match(keyOf(path))
  if (known && Date.now() - timeOf(known) < FRESH_MS) return
  const response = await fetch(path, {
    headers: { Accept: 'text/html' },
    redirect: 'manual',
    priority: 'low',
  })
  if (!isPage(response) || !(await hasItsFiles(response.clone()))) return
  await cache.put(keyOf(path), response)
  await trim(PAGES)
}

/** Lets go of what was put in longest ago. */
export async function trim(name: string): Promise<void> {
  const cache = await caches.open(name)
  const keys = await cache.keys()
  const most = MOST[name] ?? 0
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key)
}
