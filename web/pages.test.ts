import { compose } from './pipeline'
import { PageCache } from './page-cache'
import { createPages } from './pages'
import type { Rendered, RenderRequest } from './render'
import { exchangeFor, textOf } from './testing'

let asked: RenderRequest[]
let answers: (request: RenderRequest) => Partial<Rendered>
let isAway = false
let cache: PageCache
let ask: (
  target: string,
  headers?: Record<string, string>,
) => Promise<{ status: number; headers: Record<string, string | string[]>; text: string }>

const html = (text: string) => Buffer.from(`<html>${text}</html>`)

beforeEach(() => {
  asked = []
  isAway = false
  answers = ({ url }) => ({ body: html(`${url} `.repeat(200)) })
  cache = new PageCache(1_000_000, 60_000)
  const pages = createPages({
    cache,
    isBehindProxy: true,
    wasBackendAway: () => isAway,
    render: async (request) => {
      asked.push(request)
      const headers = { 'content-type': 'text/html; charset=utf-8', 'x-nextjs-cache': 'MISS' }
      return { status: 200, headers, body: Buffer.from(''), ...answers(request) }
    },
  })
  const handle = compose([pages.answerCached], pages.answer)
  ask = async (target, headers = {}) => {
    const reply = await handle(exchangeFor(target, { headers }))
    return { ...reply, text: textOf(reply) }
  }
})

const HOSTILE = {
  cookie: 'token=secret; visit_language="ja"; __prerender_bypass=x; language=%E0%A4%A',
  'accept-language': 'ko',
  'user-agent': 'canary',
  referer: 'https://evil.example/canary',
  'x-nextjs-data': '1',
  range: 'bytes=0-1',
}

test('renders a public page from its URL only', async () => {
  const { text, headers } = await ask('/en/detail/7?canary=1', HOSTILE)
  expect(asked).toEqual([
    { url: '/en/detail/7', headers: { host: 'localhost', accept: 'text/html' } },
  ])
  expect(text).not.toContain('canary')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=1, stale-if-error=60')
  expect(headers['x-accel-expires']).toMatch(/^@\d{10}$/)
  expect(headers.vary).not.toContain('Cookie')
})

test('renders once for bare and prefixed URLs, and separately for each language', async () => {
  const bare = await ask('/detail/7', HOSTILE)
  await ask('/ko/detail/7')
  await ask('/detail/7', { 'accept-language': 'ja' })
  expect(asked.map(({ url }) => url)).toEqual(['/ko/detail/7', '/ja/detail/7'])
  expect(bare.headers['cache-control']).toBe('private, no-cache')
  expect(bare.headers.vary).toMatch(/Cookie, Accept-Language$/)
  expect(bare.headers['x-accel-expires']).toBeUndefined()
})

test.each(['/ko/searchs?keyword=A', '/login?from=A', '/ko/payment?ids=A', '/ko/checkout?items=A'])(
  'removes the query of %s for Next, which would store it',
  async (target) => {
    answers = ({ url }) => ({ body: html(url), headers: { 'content-type': 'text/html' } })
    for (const rsc of ['0', '1', '']) {
      const { text, headers } = await ask(target, { cookie: 'token=a', ...(rsc && { rsc }) })
      expect(text).not.toContain('A')
      expect(headers['cache-control']).toBe('private, no-cache')
    }
    expect(asked.map(({ url }) => url)).toEqual(Array(3).fill(target.split('?')[0]))
    expect(cache.size).toBe(0)
  },
)

test('answers a stored page without rendering, and counts its encodings', async () => {
  answers = ({ url }) => ({ body: html(`${url} `.repeat(2000)) })
  const resized = jest.spyOn(cache, 'resize')
  const first = await ask('/en/home', { 'accept-encoding': 'br' })
  expect(first.headers['content-encoding']).toBe('br')
  expect(cache.find('/en/home')?.content.peek('identity')).toBeUndefined()
  expect(resized.mock.calls).toEqual([['/en/home', cache.find('/en/home')]])
  await ask('/en/home', { 'accept-encoding': 'br' })
  expect(resized).toHaveBeenCalledTimes(1)
  cache.find('/en/home')!.tag = 'changed'
  expect(await ask('/en/home', { 'accept-encoding': 'br' })).toEqual(first)
  expect(asked).toHaveLength(1)
})

test('does not store a page rendered from data that changed meanwhile', async () => {
  let isOld = true
  answers = () => {
    if (!isOld) return { body: html('new') }
    isOld = false
    cache.invalidate(['catalogue'])
    return { body: html('old') }
  }
  expect((await ask('/en/home')).text).toContain('old')
  expect((await ask('/en/home')).text).toContain('new')
})

test('asks a stored page before admission control, and nothing else', async () => {
  const pages = createPages({
    cache,
    isBehindProxy: false,
    wasBackendAway: () => false,
    render: () => Promise.reject(new Error('planted')),
  })
  const next = jest.fn(() => Promise.resolve({ status: 503, headers: {}, body: null }))
  const statusOf = async (target: string) =>
    (await pages.answerCached(exchangeFor(target), next)).status
  await ask('/en/home')
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
    asked = []
    answers = () => ({ status, headers: {} })
    await ask('/order?a=1')
    expect([status, asked.length]).toEqual([status, times])
    asked = []
    await ask('/order')
    expect(asked).toHaveLength(1)
  }
})

test('a private document is a document, and the missing page one with status 404', async () => {
  const reply = await ask('/profile')
  expect(reply.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Accept-Encoding, Cookie, Accept-Language',
  })
  expect(reply.headers['content-security-policy']).toBeDefined()
  answers = ({ url }) => ({ status: url.includes('missing') ? 200 : 404, body: html(url) })
  const missing = await ask('/ja/nothing')
  expect([missing.status, missing.text]).toEqual([404, '<html>/ja/home/missing</html>'])
})

test('renders the 404 page again after a failure', async () => {
  const gone = { status: 404, headers: { 'content-type': 'text/html' } }
  answers = ({ url }) => (url.includes('missing') ? { status: 500 } : gone)
  await expect(ask('/en/nothing')).rejects.toThrow('/en/home/missing could not be rendered')
  answers = () => ({ ...gone, body: html('gone') })
  expect((await ask('/en/nothing')).text).toBe('<html>gone</html>')
})

test('requests a redirect again with the query', async () => {
  answers = ({ url }) => ({ status: 307, headers: { location: `/login?from=${url}` } })
  expect((await ask('/order?a=1')).headers.location).toBe('/login?from=/order?a=1')
  expect(asked.map(({ url }) => url)).toEqual(['/order', '/order?a=1'])
})

test('forwards only the digest of the query of a flight request', async () => {
  await ask('/ko/searchs?keyword=A&_rsc=1a2b', { rsc: '1' })
  expect(asked[0]!.url).toBe('/ko/searchs?_rsc=1a2b')
})

test('forwards only headers that the router of Next and the middleware read', async () => {
  await ask('/profile', { ...HOSTILE, rsc: '1', 'next-url': '/home', 'x-middleware-next': '1' })
  expect(Object.keys(asked[0]!.headers).sort()).toEqual([
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

test('flight responses are not stored in shared caches', async () => {
  answers = () => ({
    headers: {
      'content-type': 'text/x-component',
      'cache-control': 's-maxage=3600, stale-while-revalidate=9',
    },
    body: Buffer.from('0:1'),
  })
  for (const target of ['/en/detail/7?_rsc=1', '/detail/7?_rsc=1', '/profile?_rsc=1'])
    expect((await ask(target, { rsc: '1' })).headers['cache-control']).toBe('private, no-cache')
  expect(cache.size).toBe(0)
})

test('renders the 404 page once for each language', async () => {
  answers = ({ url }) =>
    url.includes('missing') ? { status: 404, body: html('gone') } : { status: 404 }
  for (const target of ['/en/detail/9', '/en/detail/8?canary=1', '/en/shop/9']) {
    const { status, headers, text } = await ask(target, { 'if-none-match': '*' })
    expect([status, headers['cache-control'], text]).toEqual([404, 'no-store', '<html>gone</html>'])
  }
  expect(asked.filter(({ url }) => url === '/en/home/missing')).toHaveLength(1)
})

test('answers busy when the backend was unavailable, and otherwise with an error', async () => {
  answers = () => ({ status: 500 })
  await expect(ask('/en/detail/7')).rejects.toThrow('could not be rendered')
  isAway = true
  for (const target of ['/en/detail/7', '/profile'])
    expect(await ask(target)).toMatchObject({
      status: 503,
      headers: { 'cache-control': 'no-store' },
    })
  expect(cache.size).toBe(0)
})

test('keeps redirects and files, without internal headers of Next', async () => {
  answers = () => ({
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
  const { status, headers } = await ask('/profile')
  expect([status, headers]).toEqual([
    307,
    {
      location: '/login',
      'x-date': 'kept',
      'date-x': 'kept',
      'cache-control': 'private, no-cache',
    },
  ])
  answers = () => ({
    headers: { 'content-type': 'text/plain', 'cache-control': 'public, max-age=3600' },
  })
  expect((await ask('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
  const cachingOf = async (status: number, caching: string) => {
    answers = () => ({ status, headers: { 'cache-control': caching } })
    return (await ask('/nothing.txt')).headers['cache-control']
  }
  expect(await cachingOf(404, 's-maxage=60')).toBe('no-store')
  expect(await cachingOf(400, 'private')).toBe('no-store')
  expect(await cachingOf(302, 'public, max-age=60')).toBe('private, no-cache')
  expect(await cachingOf(200, 'public, max-age=60, immutable')).toBe('private, no-cache')
  expect(await cachingOf(200, 'x public, max-age=60')).toBe('private, no-cache')
  expect(await cachingOf(200, 'private, max-age=60')).toBe('private, max-age=60')
  expect(await cachingOf(200, 'max-age=60, private')).toBe('private, no-cache')
})

test('does not store a page that Next is revalidating', async () => {
  answers = () => ({
    body: html('old'),
    headers: { 'content-type': 'text/html', 'x-nextjs-cache': 'STALE' },
  })
  await ask('/en/home')
  expect(cache.size).toBe(0)
})
