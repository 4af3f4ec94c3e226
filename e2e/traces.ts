import type { Page } from '@playwright/test'

interface Fiber {
  child: Fiber | null
  sibling: Fiber | null
  alternate: Fiber | null
  memoizedProps: {
    client?: { getQueryCache?: () => { getAll: () => { state: unknown }[] } }
  } | null
}

/** Runs in the page: everything that this document and this browser store of the shopper, as one text. */
async function gather(): Promise<Record<'screen' | 'answers' | 'storage' | 'kept', string>> {
  const screen = document.documentElement.outerHTML + document.title + JSON.stringify(history.state)

  const key = Object.keys(document).find((name) => name.startsWith('__reactContainer'))
  const root = (document as unknown as Record<string, Fiber>)[key ?? '']
  const fibers = [root, root?.alternate]
  let answers = ''
  for (let fiber = fibers.pop(); fibers.length > 0 || fiber; fiber = fibers.pop()) {
    if (!fiber) continue
    const cache = fiber.memoizedProps?.client?.getQueryCache?.()
    if (cache) {
      answers = JSON.stringify(cache.getAll().map(({ state }) => state))
      break
    }
    fibers.push(fiber.sibling, fiber.child)
  }

  const databases = await Promise.all(
    (await indexedDB.databases()).map(
      ({ name = '' }) =>
        new Promise<string>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = async () => {
            const stores = [...opening.result.objectStoreNames]
            const reads = stores.map(
              (store) =>
                new Promise<unknown>((done) => {
                  const all = opening.result.transaction(store).objectStore(store).getAll()
                  all.onsuccess = () => done(all.result)
                }),
            )
            resolve(JSON.stringify([name, await Promise.all(reads)]))
          }
        }),
    ),
  )
  const storage = JSON.stringify([
    Object.entries(localStorage),
    Object.entries(sessionStorage),
    databases,
    document.cookie,
    window.name,
  ])

  const kept: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys())
      kept.push(request.url, (await (await cache.match(request))?.text()) ?? '')
  }
  for (const path of ['getUserInfo', 'address_list', 'order_list', 'bill', 'extract']) {
    const answer = await fetch(`/api/user/${path}`, {
      cache: 'only-if-cached',
      mode: 'same-origin',
    }).catch(() => null)
    kept.push((await answer?.text()) ?? '')
  }
  return { screen, answers, storage, kept: kept.join() }
}

/** Where a tab contains one of these words: on screen, in responses, in storage or in a cache. */
export async function tracesIn(tab: Page, words: string[]): Promise<string[]> {
  const held = await tab.evaluate(gather)
  return Object.entries(held).flatMap(([place, text]) =>
    words.filter((word) => text.includes(word)).map((word) => `${place}: ${word}`),
  )
}
