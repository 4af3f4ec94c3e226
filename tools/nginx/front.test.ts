import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@/server/db/embedded/free-port'
import { cachingHeaders, PRIVATE } from '@/web/caching-headers'
import { publicPageOf } from '@/web/public-page'
import { contextFor } from '@/web/testing'
import { frontConfig, startNginx, type RunningNginx } from './run'

function isThere(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('nginx is missing, so its configuration is not tested: install nginx-light.')
    return false
  }
}
const withNginx = isThere() ? describe : describe.skip

/** The requests that reached Sampan, the latest first. */
const asked: IncomingMessage[] = []
let price = '10.00'
let cookies: string[] = []
let failure: 'busy' | 'unreachable' | undefined

/** A server with the Cache-Control of the web server, by the same code. */
const origin = createServer((request, response) => {
  asked.unshift(request)
  if (failure === 'unreachable') return request.socket.destroy()
  if (failure === 'busy') response.statusCode = 503
  const { url = '/', headers, method } = request
  const page = publicPageOf(contextFor(url))
  const isShared = page && !failure && method === 'GET' && headers.rsc === undefined
  const caching = isShared ? cachingHeaders(page, true) : { 'cache-control': PRIVATE }
  for (const [name, value] of Object.entries(caching)) response.setHeader(name, value)
  response.setHeader('X-Request-Id', String(headers['x-request-id']))
  response.setHeader('Content-Type', 'text/html')
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.end(`${url} ${price} ${headers.cookie ?? 'nobody'}`)
})
let nginx: RunningNginx
let folder: string

async function ask(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  sendRequest(nginx.url + address, { headers, method }, resolve)
    .on('error', reject)
    .end()
  const answer = await promise
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return {
    text: Buffer.concat(chunks).toString(),
    headers: answer.headers,
    status: answer.statusCode,
  }
}

withNginx('nginx in front', () => {
  beforeAll(async () => {
    await new Promise<void>((resolve) => void origin.listen(0, '127.0.0.1', resolve))
    folder = mkdtempSync(path.join(os.tmpdir(), 'sampan-nginx-'))
    const port = await freePort()
    const { port: originPort } = origin.address() as AddressInfo
    const config = frontConfig(folder, port, `127.0.0.1:${originPort}`)
    nginx = await startNginx(folder, config, port)
  })
  afterAll(async () => {
    await nginx?.stop()
    origin.closeAllConnections()
    origin.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    // A cached response lasts until the end of the second.
    await sleep(1005 - (Date.now() % 1000))
    asked.length = 0
    price = '10.00'
    cookies = []
    failure = undefined
  })

  test('requests a page once in half a second, for any query', async () => {
    const texts = [await ask('/en/detail/1'), await ask('/en/detail/1?utm=1')]
    expect(texts.map(({ text }) => text)).toEqual(Array(2).fill('/en/detail/1 10.00 nobody'))
    expect(asked).toHaveLength(1)
    const [first, second] = texts.map(({ headers }) => headers)
    expect(first!['cache-control']).toContain('s-maxage=1')
    expect([first!['x-cache'], second!['x-cache']]).toEqual(['MISS', 'HIT'])
    expect(first!['x-accel-expires']).toBeUndefined()
    expect(first!['x-request-id']).not.toBe(second!['x-request-id'])
  })

  test('leaves the language of a bare URL to Sampan and caches no bare URL', async () => {
    for (const cookie of ['visit_language=ja', 'visit_language=ja', 'language=broken']) {
      const { text, headers } = await ask('/home', { cookie, 'accept-language': 'ko' })
      expect(text).toBe(`/home 10.00 ${cookie}`)
      expect(headers['cache-control']).toBe('private, no-cache')
      expect(headers.vary).toMatch(/, Cookie, Accept-Language$/)
    }
    expect(asked.map(({ headers }) => headers['accept-language'])).toEqual(['ko', 'ko', 'ko'])
  })

  test('treats every spelling of a page as the page itself', async () => {
    for (const address of ['/en/home', '/en/./home', '/en/x/../home', '/en//home', '/en/%68ome'])
      expect((await ask(address)).text).toBe('/en/home 10.00 nobody')
    expect(asked).toHaveLength(1)
  })

  test('forwards no data of a visitor who is signed in', async () => {
    const signedIn = { cookie: 'token=secret', 'accept-language': 'en' }
    expect((await ask('/en/detail/2', signedIn)).text).toBe('/en/detail/2 10.00 nobody')
    expect((await ask('/en/detail/2')).headers['x-cache']).toBe('HIT')
  })

  test('forwards no country that a visitor names', async () => {
    await ask('/profile', { 'cf-ipcountry': 'TH', 'x-vercel-ip-country': 'US' })
    expect(Object.keys(asked[0]!.headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/country/)]),
    )
  })

  test('requests private pages and calls each time, with the session', async () => {
    for (const address of ['/profile', '/api/user/info', '/en/order?status=1', '/en/home?_rsc=1']) {
      const headers = { cookie: 'token=secret', ...(address.includes('_rsc') && { rsc: '1' }) }
      for (const turn of [1, 2]) {
        const { text } = await ask(address, headers)
        expect([turn, text]).toEqual([turn, `${address} 10.00 token=secret`])
      }
      expect(asked.splice(0)).toHaveLength(2)
    }
    await ask('/en/home', {}, 'POST')
    expect(asked[0]?.method).toBe('POST')
  })

  test('does not cache a response that sets a cookie', async () => {
    cookies = ['token=stolen; HttpOnly']
    expect((await ask('/en/shop/3')).headers['set-cookie']).toEqual(cookies)
    cookies = []
    const { headers } = await ask('/en/shop/3')
    expect(headers['set-cookie']).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  test('shows a changed price within half a second', async () => {
    const read = async () => (await ask('/ja/detail/4')).text
    expect(await read()).toContain('10.00')
    await sleep(100)
    price = '12.34'
    const changedAt = Date.now()
    while (!(await read()).includes('12.34')) {
      expect(Date.now() - changedAt).toBeLessThan(600)
      await sleep(20)
    }
    expect(asked.length).toBeLessThanOrEqual(3)
  })

  test('serves a copy while no process answers, and neither hides nor caches an error', async () => {
    expect((await ask('/en/detail/5')).status).toBe(200)
    // A copy belongs to the half of the second in which it came.
    const nextSecond = () => sleep(1005 - (Date.now() % 1000))
    await nextSecond()
    failure = 'busy'
    expect((await ask('/en/detail/5')).status).toBe(503)
    failure = 'unreachable'
    const stale = await ask('/en/detail/5')
    expect([stale.text, stale.status]).toEqual(['/en/detail/5 10.00 nobody', 200])
    expect(stale.headers['x-cache']).toBe('STALE')
    expect((await ask('/en/detail/6')).status).toBe(502)
    failure = undefined
    // nginx skips a process that it could not reach for two seconds, unless it is the only one.
    expect((await ask('/en/detail/6')).text).toContain('10.00')
  })

  test('caches each encoding separately', async () => {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity']) {
      await ask('/ko/home', { 'accept-encoding': encoding })
    }
    expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
  })

  test('sends the address of the client, and none that a client sent', async () => {
    await ask('/api/home', { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' })
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })
})
