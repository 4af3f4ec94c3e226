import { shouldServeStreamingMetadata } from 'next/dist/server/lib/streaming-metadata'
import { metrics } from '@/server/metrics'
import { CANONICAL_HEADERS } from './forwarded-headers'
import { createPages } from './pages'
import { exchangeFor } from './testing'
import { HOSTILE, html, pagesUnderTest } from './testing-pages'

let shop: ReturnType<typeof pagesUnderTest>
beforeEach(() => {
  shop = pagesUnderTest()
})

afterEach(() => jest.restoreAllMocks())

test('Next puts the metadata into the head of public pages, and streams other pages', () => {
  expect(shouldServeStreamingMetadata(CANONICAL_HEADERS['user-agent'], undefined)).toBe(false)
  expect(shouldServeStreamingMetadata('lightMyRequest', undefined)).toBe(true)
})

test('renders a public page from its URL only', async () => {
  const { text, headers } = await shop.ask('/en/detail/7?canary=1', HOSTILE)
  expect(shop.asked).toEqual([{ url: '/en/detail/7', headers: CANONICAL_HEADERS }])
  expect(text).not.toContain('canary')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60')
  expect(headers['x-accel-expires']).toMatch(/^@\d{10}$/)
  expect(headers.vary).not.toContain('Cookie')
})

test('renders once for bare and prefixed URLs, and separately for each language', async () => {
  const bare = await shop.ask('/detail/7', HOSTILE)
  await shop.ask('/ko/detail/7')
  await shop.ask('/detail/7', { 'accept-language': 'ja' })
  expect(shop.asked.map(({ url }) => url)).toEqual(['/ko/detail/7', '/ja/detail/7'])
  expect(bare.headers['cache-control']).toBe('private, no-cache')
  expect(bare.headers.vary).toMatch(/Cookie, Accept-Language$/)
  expect(bare.headers['x-accel-expires']).toBeUndefined()
})

test.each(['/login?from=A', '/ko/payment?ids=A', '/ko/checkout?items=A'])(
  'removes the query of %s for Next, which would store it',
  async (target) => {
    shop.answers = ({ url }) => ({ body: html(url), headers: { 'content-type': 'text/html' } })
    for (const rsc of ['0', '1', '']) {
      const { text, headers } = await shop.ask(target, { cookie: 'token=a', ...(rsc && { rsc }) })
      expect(text).not.toContain('A')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(shop.asked.map(({ url }) => url)).toEqual(Array(3).fill(target.split('?')[0]))
    expect(shop.cache.size).toBe(0)
  },
)

test('counts public pages by where they came from, and nothing else', async () => {
  const counter = metrics().pages
  counter.reset()
  for (const path of ['/en/home', '/en/home', '/en/detail/7', '/en/home', '/login'])
    await shop.ask(path)
  shop.answers = () => ({ status: 404 })
  await shop.ask('/en/detail/404')
  const { values } = await counter.get()
  const counts = values.map(({ labels, value }) => [labels.from, value])
  expect(Object.fromEntries(counts)).toEqual({ next: 2, memory: 2 })
})

test('answers a stored page without rendering, and counts its encodings', async () => {
  // One header names the next second.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now())
  shop.answers = ({ url }) => ({ body: html(`${url} `.repeat(2000)) })
  const resized = jest.spyOn(shop.cache, 'resize')
  const first = await shop.ask('/en/home', { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(shop.cache.find('/en/home')?.content.peek('identity')).toBeUndefined()
  expect(resized.mock.calls).toEqual([['/en/home', shop.cache.find('/en/home')]])
  await shop.ask('/en/home', { 'accept-encoding': 'br' })
  expect(resized).toHaveBeenCalledTimes(1)
  shop.cache.find('/en/home')!.tag = 'changed'
  expect(await shop.ask('/en/home', { 'accept-encoding': 'br' })).toEqual(first)
  expect(shop.asked).toHaveLength(1)
})

test('does not store a page rendered from data that changed meanwhile', async () => {
  let isOld = true
  shop.answers = () => {
    if (!isOld) return { body: html('new') }
    isOld = false
    shop.cache.invalidate(['catalogue'])
    return { body: html('old') }
  }
  expect((await shop.ask('/en/home')).text).toContain('old')
  expect((await shop.ask('/en/home')).text).toContain('new')
})

test('asks a stored page before admission control, and nothing else', async () => {
  const pages = createPages({
    cache: shop.cache,
    isBehindProxy: false,
    wasBackendAway: () => false,
    render: () => Promise.reject(new Error('planted')),
  })
  const next = jest.fn(() => Promise.resolve({ status: 503, headers: {}, body: null }))
  const statusOf = async (target: string) =>
    (await pages.answerCached(exchangeFor(target), next)).status
  await shop.ask('/en/home')
  expect([await statusOf('/en/home'), await statusOf('/en/detail/7')]).toEqual([200, 503])
  expect(await statusOf('/profile')).toBe(503)
  expect(next).toHaveBeenCalledTimes(2)
})

test('requests only a redirect again', async () => {
  for (const [status, times] of [
    [200, 1],
    [299, 1],
    [300, 2],
    [399, 2],
    [400, 1],
  ] as const) {
    shop.asked = []
    shop.answers = () => ({ status, headers: {} })
    await shop.ask('/order?a=1')
    expect([status, shop.asked.length]).toEqual([status, times])
    shop.asked = []
    await shop.ask('/order')
    expect(shop.asked).toHaveLength(1)
  }
})

test('a private document is a document, and the missing page one with status 404', async () => {
  const reply = await shop.ask('/profile')
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie, Accept-Language',
  })
  expect(reply.headers['content-security-policy']).toBeDefined()
  shop.answers = ({ url }) => ({ status: url.includes('missing') ? 200 : 404, body: html(url) })
  const missing = await shop.ask('/ja/nothing')
  expect([missing.status, missing.text]).toEqual([404, '<html>/ja/home/missing</html>'])
})

test('renders the 404 page again after a failure', async () => {
  const gone = { status: 404, headers: { 'content-type': 'text/html' } }
  shop.answers = ({ url }) => (url.includes('missing') ? { status: 500 } : gone)
  await expect(shop.ask('/en/nothing')).rejects.toThrow('/en/home/missing could not be rendered')
  shop.answers = () => ({ ...gone, body: html('gone') })
  expect((await shop.ask('/en/nothing')).text).toBe('<html>gone</html>')
})

test('requests a redirect again with the query', async () => {
  shop.answers = ({ url }) => ({ status: 307, headers: { location: `/login?from=${url}` } })
  expect((await shop.ask('/order?a=1')).headers.location).toBe('/login?from=/order?a=1')
  expect(shop.asked.map(({ url }) => url)).toEqual(['/order', '/order?a=1'])
})

test('forwards only the digest of the query of a flight request', async () => {
  await shop.ask('/ko/payment?ids=A&_rsc=1a2b', { rsc: '1' })
  expect(shop.asked[0]!.url).toBe('/ko/payment?_rsc=1a2b')
})

test('a redirected flight request keeps its digest, which public pages require', async () => {
  shop.answers = () => ({ status: 307, headers: { location: '/en/home?notice=region' } })
  const locationOf = async (target: string, headers: Record<string, string>) =>
    (await shop.ask(target, headers)).headers.location
  expect(await locationOf('/en/bag?_rsc=1a2b', { rsc: '1' })).toBe(
    '/en/home?notice=region&_rsc=1a2b',
  )
  expect(await locationOf('/en/bag?_rsc=1a2b', {})).toBe('/en/home?notice=region')
  shop.answers = () => ({ status: 307, headers: { location: '/en/bag?_rsc=3c4d' } })
  expect(await locationOf('/en/bag?_rsc=1a2b', { rsc: '1' })).toBe('/en/bag?_rsc=3c4d')
})

test('forwards only headers that the router of Next and the middleware read', async () => {
  await shop.ask('/profile', {
    ...HOSTILE,
    rsc: '1',
    'next-url': '/home',
    'x-middleware-next': '1',
  })
  expect(Object.keys(shop.asked[0]!.headers).sort()).toEqual([
    'accept-language',
    'cookie',
    'host',
    'next-url',
    'referer',
    'rsc',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-request-id',
  ])
})

test('renders the 404 page once for each language', async () => {
  shop.answers = ({ url }) =>
    url.includes('missing') ? { status: 404, body: html('gone') } : { status: 404 }
  for (const target of ['/en/detail/9', '/en/detail/8?canary=1', '/en/shop/9']) {
    const { status, headers, text } = await shop.ask(target, { 'if-none-match': '*' })
    expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', '<html>gone</html>'])
  }
  expect(shop.asked.filter(({ url }) => url === '/en/home/missing')).toHaveLength(1)
})

test('answers busy when the backend was unavailable, and otherwise with an error', async () => {
  shop.answers = () => ({ status: 500 })
  await expect(shop.ask('/en/detail/7')).rejects.toThrow('could not be rendered')
  shop.isAway = true
  for (const target of ['/en/detail/7', '/profile'])
    expect(await shop.ask(target)).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store' },
    })
  expect(shop.cache.size).toBe(0)
})

test('keeps redirects and files, without internal headers of Next', async () => {
  shop.answers = () => ({
    status: 307,
    headers: {
      location: '/login',
      'x-middleware-rewrite': '/th/x',
      date: 'x',
      etag: '"1"',
      'x-date': 'kept',
      'date-x': 'kept',
    },
  })
  const { status, headers } = await shop.ask('/profile')
  expect([status, headers]).toEqual([
    307,
    {
      location: '/login',
      'x-date': 'kept',
      'date-x': 'kept',
      'cache-control': 'private, no-cache',
    },
  ])
  shop.answers = () => ({
    headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=3600' },
  })
  expect((await shop.ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  const cachingOf = async (status: number, caching: string) => {
    shop.answers = () => ({ status, headers: { 'cache-control': caching } })
    return (await shop.ask('/nothing.txt')).headers['cache-control']
  }
  expect(await cachingOf(404, 's-maxage=60')).toBe('no-store')
  expect(await cachingOf(400, 'private')).toBe('no-store')
  expect(await cachingOf(302, 'public, max-age=60')).toBe('private, no-cache')
  expect(await cachingOf(200, 'public, max-age=60, immutable')).toBe('private, no-cache')
  expect(await cachingOf(200, 'x public, max-age=60')).toBe('private, no-cache')
  expect(await cachingOf(200, 'private, max-age=60')).toBe('private, max-age=60')
  expect(await cachingOf(200, 'max-age=60, private')).toBe('private, no-cache')
})
