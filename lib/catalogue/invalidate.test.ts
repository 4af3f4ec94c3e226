import { setTimeout as pause } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { registerWebServer } from '@/lib/http/in-process'
import { invalidateTags } from './invalidate'

const calls: string[][] = []
const invalidated: (readonly string[])[] = []
/** Next's cache of shells. */
const shells = new FileSystemCache({
  dev: false,
  fs: nodeFs,
  flushToDisk: false,
  serverDistDir: '/none',
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
})
const shell = {
  kind: 'APP_PAGE' as never,
  html: 'earlier lists',
  headers: { 'x-next-cache-tags': 'catalogue,home' },
  rscData: undefined,
  postponed: undefined,
  status: 200,
  segmentData: undefined,
}
const store = () => shells.set('/en/explore', shell, { isRoutePPREnabled: true, isFallback: false })
const isStored = async () => {
  const context = { kind: 'APP_PAGE' as never, isFallback: false }
  return (await shells.get('/en/explore', { ...context, isRoutePPREnabled: true })) !== null
}

registerWebServer({
  invalidate: (tags) => invalidated.push(tags),
  // What `revalidateTag` does in Next.
  dispatch: async ({ payload }) => {
    const { tags } = JSON.parse(payload) as { tags: string[] }
    calls.push(tags)
    await shells.revalidateTag(tags, { expire: 0 })
    return 204
  },
})
beforeEach(() => {
  calls.length = 0
  invalidated.length = 0
})

it('revalidates shells again, because Next keeps one that was rendering meanwhile', async () => {
  await store()
  await pause(5)
  await invalidateTags(['home', 'product-1'])
  expect(await isStored()).toBe(false)
  await pause(5)
  await store()
  expect(await isStored()).toBe(true)
  await pause(2100)
  expect(await isStored()).toBe(false)
  expect([calls, invalidated]).toEqual([[['home'], ['home']], [['home', 'product-1']]])
})

it('leaves the shells alone when only products and shops change', async () => {
  await invalidateTags(['product-1', 'shop-2'])
  expect([calls, invalidated]).toEqual([[], [['product-1', 'shop-2']]])
})
