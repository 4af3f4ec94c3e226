import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sayCaching } from './public-caching'
import { WholePages } from './whole-pages'

const HTML = `<html><script>self.__next_f.push([1,"a"])</script>${'<p>สำเภา</p>'.repeat(200)}</html>`
let made: string[] = []
let cached = 'HIT'
/** What Next does while it makes a page. */
let meanwhile = () => undefined as unknown

function next(request: IncomingMessage, response: ServerResponse): void {
  made.push(request.url ?? '')
  response.setHeader('X-Nextjs-Cache', cached)
  response.setHeader('ETag', '"mark"')
  const isPublic = !request.url?.startsWith('/login')
  const isFile = request.url?.startsWith('/_next/')
  const isBare = !request.url?.startsWith('/en/')
  response.setHeader('Content-Type', isFile ? 'text/css' : 'text/html; charset=utf-8')
  response.setHeader('Vary', 'rsc')
  const caching =
    isBare || !isPublic ? 'private, no-cache' : 's-maxage=3600, stale-while-revalidate=9'
  response.setHeader('Cache-Control', isFile ? 'public, immutable' : caching)
  if (request.url?.includes('/detail/9')) response.statusCode = 404
  meanwhile()
  response.end(HTML)
}

const pages = new WholePages(true, 10)
const server = createServer((request, response) => {
  response.setHeader('X-Request-Id', String(made.length))
  if (pages.answer({ request, response, isSecure: false })) return
  sayCaching(request, response, true)
  next(request, response)
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())
beforeEach(() => {
  made = []
  cached = 'HIT'
  meanwhile = () => undefined
  pages.drop(['catalogue'])
})

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo
  const encoding = { 'accept-encoding': 'gzip', 'accept-language': 'en' }
  const init = { method, headers: { ...encoding, ...headers } }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init)
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

test('a public page is made once, and answers bare and with its language', async () => {
  const first = await ask('/en/home')
  const second = await ask('/en/home')
  const bare = await ask('/home', { cookie: 'token=secret' })
  expect(made).toEqual(['/en/home'])
  expect([first.text, second.text, bare.text]).toEqual([HTML, HTML, HTML])
  for (const { headers } of [first, second, bare]) {
    expect(headers.get('content-encoding')).toBe('gzip')
    expect(headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-")
    expect(headers.get('etag')).toBe('W/"mark"')
    expect(headers.get('vary')).toContain('Accept-Encoding')
    expect(headers.get('content-type')).toContain('text/html')
  }
  for (const { headers } of [first, second]) {
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=60')
    expect(headers.get('x-accel-expires')).toMatch(/^@\d{10}$/)
    expect(headers.get('vary')).not.toContain('Cookie')
  }
  expect(bare.headers.get('cache-control')).toBe('private, no-cache')
  expect(bare.headers.get('x-accel-expires')).toBeNull()
  expect(bare.headers.get('vary')).toMatch(/rsc.*Accept-Encoding, Cookie, Accept-Language$/)
})

test('a page made for a bare address serves the one with its language too', async () => {
  await ask('/detail/5', { 'accept-language': 'en' })
  const { headers } = await ask('/en/detail/5')
  expect(made).toEqual(['/detail/5'])
  expect(headers.get('cache-control')).toContain('s-maxage=1')
})

test('languages are kept apart', async () => {
  await ask('/home', { 'accept-language': 'ja' })
  await ask('/home', { 'accept-language': 'ko' })
  await ask('/ja/home')
  expect(made).toEqual(['/home', '/home'])
})

test('each visitor is sent what he can unpack', async () => {
  for (const encoding of ['gzip', 'br', 'identity']) {
    const { headers, text } = await ask('/en/home', { 'accept-encoding': encoding })
    expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(text).toBe(HTML)
  }
  expect(made).toHaveLength(1)
})

test('who has the page hears so, and a HEAD its size', async () => {
  await ask('/en/home')
  const same = await ask('/en/home', { 'if-none-match': '"x", W/"mark"' })
  expect([same.status, same.text]).toEqual([304, ''])
  expect(same.headers.get('content-security-policy')).toBeNull()
  expect((await ask('/en/home', { 'if-none-match': '"x"' })).status).toBe(200)
  const head = await ask('/en/home', {}, 'HEAD')
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(50)
  expect(made).toHaveLength(1)
})

test('an announced change has the page made anew, also one that was being made', async () => {
  await ask('/en/detail/5')
  pages.drop(['product-5'])
  await ask('/en/detail/5')
  expect(made).toHaveLength(2)
  pages.drop(['product-5'])
  meanwhile = () => pages.drop(['product-5'])
  await ask('/en/detail/5')
  await ask('/en/detail/5')
  expect(made).toHaveLength(4)
})

test('what is missing, stale or private is asked of Next each time', async () => {
  for (const path of ['/en/detail/9', '/login', '/en/home?_rsc=1']) {
    await ask(path)
    expect((await ask(path)).text).toBe(HTML)
    expect(made.splice(0)).toEqual([path, path])
  }
  cached = 'STALE'
  await ask('/en/home')
  await ask('/en/home')
  expect(made).toHaveLength(2)
})

test('a file of the build is packed once and keeps what is said of it', async () => {
  await ask('/_next/static/a.css')
  const { headers } = await ask('/_next/static/a.css')
  expect(made).toHaveLength(1)
  expect(headers.get('cache-control')).toBe('public, immutable')
  expect(headers.get('content-encoding')).toBe('gzip')
  expect(headers.get('content-security-policy')).toBeNull()
  await ask('/_next/static/a.css?dpl=1')
  expect(made).toHaveLength(2)
})
