import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Reply } from '@/lib/http/reply'
import { createAdmissionControl, kindOf } from './admission-control'
import { plainReply } from './error-pages'
import { compose } from './pipeline'
import { exchangeFor, textOf } from './testing'

const ONE = { concurrency: 1, queueSize: 0, timeoutMs: 100 }
const LIMITS = {
  call: ONE,
  search: ONE,
  page: ONE,
  results: ONE,
  render: ONE,
  share: ONE,
  file: { ...ONE, queueSize: 10 },
}

let held: (() => void)[]
let handle: ReturnType<typeof compose>
beforeEach(() => {
  held = []
  handle = compose([createAdmissionControl(LIMITS)], async ({ context }) => {
    if (context.path === '/api/throws') throw new Error('planted')
    await new Promise<void>((resolve) => held.push(resolve))
    return plainReply(200)
  })
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})

const statusOf = async (target: string, headers = {}) =>
  (await handle(exchangeFor(target, { headers }))).status
const release = async () => {
  held.splice(0).forEach((resolve) => resolve())
  await nextTurn()
  await nextTurn()
}

test('rejects a call with an envelope in its language', async () => {
  const first = statusOf('/api/product/list')
  await nextTurn()
  const headers = { 'accept-language': 'ko' }
  const reply = await handle(exchangeFor('/api/product/list', { headers }))
  expect(reply.status).toBe(503)
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  expect(reply.headers.refresh).toBeUndefined()
  expect(reply.headers['cache-control']).toBe('no-store')
  expect(JSON.parse(textOf(reply))).toMatchObject({
    code: 503,
    msg: expect.stringContaining('잠시 후'),
  })
  await release()
  expect(await first).toBe(200)
})

test.each([
  ['/ja/login', {}, 'ja', '混み合って'],
  ['/login', { cookie: 'visit_language=th' }, 'th', 'ขณะนี้มีผู้ใช้งานจำนวนมาก'],
  ['/login', { 'accept-language': 'zh' }, 'zh-CN', '系统繁忙'],
  ['/login', { cookie: '%' }, 'th', 'ขณะนี้มีผู้ใช้งานจำนวนมาก'],
])('rejects a page with a short document: %s %o', async (path, headers, lang, words) => {
  const first = statusOf('/login')
  await nextTurn()
  const reply = await handle(exchangeFor(path, { headers }))
  const text = textOf(reply)
  expect(reply.status).toBe(503)
  expect(text).toContain(`lang="${lang}"`)
  expect(text).toContain(words)
  expect(text).toContain('<a href="">')
  expect(reply.headers.refresh).toMatch(/^[123]$/)
  await release()
  await first
})

test('an order, whose address is closed to document loads, is tried again from its list', async () => {
  const first = statusOf('/login')
  await nextTurn()
  const reply = await handle(exchangeFor('/th/orderInfo/7'))
  expect(reply.headers.refresh).toMatch(/^[123]; url=\/th\/myPurchases$/)
  expect(textOf(reply)).toContain('<a href="/th/myPurchases">')
  await release()
  await first
})

test('has slots for each kind of request, and none for health checks', async () => {
  const kinds = [
    '/api/cart',
    '/login',
    '/en/detail/1',
    '/api/share/en/1.png',
    '/api/pictures/a.webp',
  ]
  const all = [...kinds, '/api/health'].map((path) => statusOf(path))
  await nextTurn()
  expect(held).toHaveLength(6)
  await release()
  expect(await Promise.all(all)).toEqual([200, 200, 200, 200, 200, 200])
})

test('a network that fills the queue does not keep others out', async () => {
  const two = { concurrency: 2, queueSize: 10, timeoutMs: 100 }
  const handleTwo = compose([createAdmissionControl({ ...LIMITS, file: two })], () => {
    const { promise, resolve } = Promise.withResolvers<Reply>()
    held.push(() => resolve(plainReply(200)))
    return promise
  })
  const from = async (client: string) =>
    (await handleTwo(exchangeFor('/api/uploads/a.webp', { client }))).status
  const flood = Array.from({ length: 12 }, () => from('203.0.113.9'))
  await nextTurn()
  const other = from('198.51.100.7')
  await nextTurn()
  expect(await flood.at(-1)).toBe(503)
  held.shift()?.()
  await nextTurn()
  await nextTurn()
  held.pop()?.()
  expect(await other).toBe(200)
  for (let left = 11; left > 0; left -= 1) await release()
  expect(await Promise.all(flood.slice(0, -1))).toEqual(Array(11).fill(200))
})

test('queues requests for files', async () => {
  const both = ['/api/pictures/a.webp', '/api/pictures/b.webp'].map((path) => statusOf(path))
  await nextTurn()
  await release()
  await release()
  expect(await Promise.all(both)).toEqual([200, 200])
})

test.each(['GET', 'HEAD', 'POST', 'OPTIONS'])(
  '%s releases its slot once, whatever throws',
  async (method) => {
    for (let times = 0; times < 3; times += 1) {
      await expect(handle(exchangeFor('/api/throws', { method }))).rejects.toThrow('planted')
      await nextTurn()
      await nextTurn()
    }
    const next = statusOf('/api/cart')
    await nextTurn()
    expect(await statusOf('/api/cart')).toBe(503)
    await release()
    expect(await next).toBe(200)
  },
)

test('does not process a request of a client that disconnected in the queue', async () => {
  const first = statusOf('/api/pictures/a.webp')
  const gone = exchangeFor('/api/pictures/b.webp')
  const second = handle(gone).then(
    () => 'answered',
    (error: Error) => error.name,
  )
  await nextTurn()
  gone.abort.abort()
  await release()
  expect(await second).toBe('AbortError')
  expect(held).toHaveLength(0)
  await first
})

test.each([
  ['/api/cart', 'call'],
  ['/api/share/en/1.png', 'share'],
  ['/api/pictures/a/b.webp', 'file'],
  ['/_next/static/a.js', 'file'],
  ['/sitemaps/en/products-1.xml', 'page'],
  ['/anything.txt', 'page'],
  ['/region', 'call'],
  ['/regions', 'page'],
])('%s is a %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind)
})

test('search results do not block private pages', async () => {
  const slow = ['/searchs?keyword=a', '/ja/searchs?keyword=b'].map((target) => statusOf(target))
  await nextTurn()
  const page = statusOf('/login')
  await nextTurn()
  await release()
  expect(await Promise.all([...slow, page])).toEqual([200, 503, 200])
})

test.each([
  '/api/product/list?sort=hot&keyword=a',
  '/api/product/list?%6beyword=a',
  '/api/product/suggest?keyword=a',
  '/api/shop/list?keyword=a',
  '/api/admin/products?search=a',
])('searches do not block other calls: %s', async (target) => {
  const searches = [target, '/api/product/suggest?keyword=b'].map((one) => statusOf(one))
  await nextTurn()
  const call = statusOf('/api/product/list?sort=hot')
  await nextTurn()
  await release()
  expect(await Promise.all([...searches, call])).toEqual([200, 503, 200])
})
