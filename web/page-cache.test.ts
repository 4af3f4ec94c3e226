import { setTimeout as sleep } from 'node:timers/promises'
import { Compressed } from './compression'
import { PageCache, type CachedPage } from './page-cache'

const DAY_MS = 86_400_000
const page = (tag: string, bytes = 1000): CachedPage => ({
  content: new Compressed(Buffer.alloc(bytes, 'a'), 'page'),
  etag: 'W/"1"',
  headers: {},
  tag,
})

test('removes changed pages in every language, and nothing else', () => {
  const cache = new PageCache(1_000_000, DAY_MS)
  for (const key of ['/en/detail/1', '/ja/detail/1']) cache.store(key, page('product-1'))
  cache.store('/en/detail/11', page('product-11'))
  cache.invalidate(['product-1', 'shop-9'])
  expect(cache.find('/en/detail/1')).toBeUndefined()
  expect(cache.find('/ja/detail/1')).toBeUndefined()
  expect(cache.find('/en/detail/11')).toBeDefined()
  cache.invalidate(['catalogue'])
  expect([cache.find('/en/detail/11'), cache.size]).toEqual([undefined, 0])
})

test('also removes a page that was replaced', () => {
  const cache = new PageCache(1_000_000, DAY_MS)
  cache.store('a', page('home'))
  cache.store('a', page('home'))
  cache.invalidate(['home'])
  expect(cache.find('a')).toBeUndefined()
})

test('evicts the least recently used page above the byte limit', () => {
  const cache = new PageCache(10_000, DAY_MS)
  for (const key of ['a', 'b', 'c']) cache.store(key, page('home', 1500))
  cache.find('a')
  cache.store('d', page('home', 1500))
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd'])
})

test('counts the bytes of encodings that were added later', async () => {
  const cache = new PageCache(10_000, DAY_MS)
  const grown = page('home', 100)
  cache.store('a', page('home', 1000))
  cache.store('b', grown)
  jest.spyOn(grown.content, 'bytes', 'get').mockReturnValue(8000)
  cache.resize('b', grown)
  expect(['a', 'b'].filter((key) => cache.find(key))).toEqual(['b'])
})

test('does not store a page again that was removed or replaced before an encoding was added', () => {
  const cache = new PageCache(1_000_000, DAY_MS)
  const [old, fresh] = [page('home'), page('home')]
  cache.store('a', old)
  cache.invalidate(['home'])
  cache.resize('a', old)
  expect(cache.find('a')).toBeUndefined()
  cache.store('a', fresh)
  cache.resize('a', old)
  expect(cache.find('a')).toBe(fresh)
})

test('an added encoding does not extend the lifetime of a page', async () => {
  const cache = new PageCache(1_000_000, 300)
  const stored = page('home')
  cache.store('a', stored)
  await sleep(200)
  cache.resize('a', stored)
  await sleep(150)
  expect(cache.find('a')).toBeUndefined()
})

test('does not store a page that is larger than the cache', () => {
  const cache = new PageCache(1000, DAY_MS)
  cache.store('a', page('home', 5000))
  expect(cache.size).toBe(0)
})

test('evicts an expired page', async () => {
  const cache = new PageCache(10_000, 1)
  cache.store('a', page('home'))
  await sleep(20)
  expect(cache.find('a')).toBeUndefined()
})

describe('rendering', () => {
  test('happens once for concurrent requests', async () => {
    const cache = new PageCache(100_000, DAY_MS)
    const render = jest.fn(() => Promise.resolve(page('home')))
    const [first, second] = await Promise.all([
      cache.get('a', 'home', render),
      cache.get('a', 'home', render),
    ])
    expect(first).toBe(second)
    expect(await cache.get('a', 'home', render)).toBe(first)
    expect(render).toHaveBeenCalledTimes(1)
  })

  test.each([['catalogue'], ['home']])(
    'is not stored or joined when %s changed meanwhile',
    async (tag) => {
      const cache = new PageCache(100_000, DAY_MS)
      const { promise, resolve } = Promise.withResolvers<CachedPage>()
      const old = cache.get('a', 'home', () => promise)
      cache.invalidate([tag])
      const fresh = page('home')
      expect(await cache.get('a', 'home', () => Promise.resolve(fresh))).toBe(fresh)
      resolve(page('home'))
      await old
      expect(cache.find('a')).toBe(fresh)
    },
  )

  test('is stored and joined although another page changed meanwhile', async () => {
    const cache = new PageCache(100_000, DAY_MS)
    const { promise, resolve } = Promise.withResolvers<CachedPage>()
    const first = cache.get('a', 'home', () => promise)
    cache.invalidate(['product-9'])
    const render = jest.fn(() => Promise.resolve(page('home')))
    const joined = cache.get('a', 'home', render)
    resolve(page('home'))
    expect(await joined).toBe(await first)
    expect(cache.find('a')).toBe(await first)
    expect(render).not.toHaveBeenCalled()
  })

  test('of an old page that ends does not separate requests from the new rendering', async () => {
    const cache = new PageCache(100_000, DAY_MS)
    const [first, second] = [1, 2].map(() => Promise.withResolvers<CachedPage>())
    const old = cache.get('a', 'home', () => first!.promise)
    cache.invalidate(['home'])
    const renewed = cache.get('a', 'home', () => second!.promise)
    first!.resolve(page('home'))
    await old
    const render = jest.fn(() => Promise.resolve(page('home')))
    const joined = cache.get('a', 'home', render)
    second!.resolve(page('home'))
    expect(await joined).toBe(await renewed)
    expect(render).not.toHaveBeenCalled()
  })

  test('is stored although another page was stored or changed before it began', async () => {
    const cache = new PageCache(100_000, DAY_MS)
    cache.invalidate(['home'])
    cache.invalidate(['catalogue'])
    await cache.get('a', 'home', () => Promise.resolve(page('home')))
    expect(cache.find('a')).toBeDefined()
  })

  test.each([
    ['nothing', () => Promise.resolve(null)],
    ['a failure', () => Promise.reject(new Error('planted'))],
  ])('of %s is not stored', async (_what, render) => {
    const cache = new PageCache(100_000, DAY_MS)
    await cache.get('a', 'home', render).catch(() => undefined)
    expect(cache.size).toBe(0)
    expect(await cache.get('a', 'home', () => Promise.resolve(page('home')))).toBeDefined()
  })
})
