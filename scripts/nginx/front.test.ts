import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request as sendRequest, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LANGUAGES, LOCALES } from '@/contracts/languages'
import { chooseLocale } from '@/lib/i18n/choose-locale'
import { freePort } from '@/server/db/embedded/free-port'
import { sayCaching } from '../web/public-caching'
import { publicPageOf } from '../web/public-page'
import { frontConfig, startNginx, type RunningNginx } from './run'

function isThere(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    console.warn('nginx is missing, so that what is in front is not tested: install nginx-light.')
    return false
  }
}
const withNginx = isThere() ? describe : describe.skip

/** What reached Sampan, the last one first. */
const asked: IncomingMessage[] = []
let price = '10.00'
let cookies: string[] = []

/** A Sampan in small: it says of caching what the real one says, by the same code. */
const origin = createServer((request, response) => {
  asked.unshift(request)
  response.setHeader('X-Request-Id', String(request.headers['x-request-id']))
  sayCaching(request, response, true)
  const isBare = !/^\/(en|zh-CN|ja|ko|th)\//.test(request.url ?? '')
  const isShared = publicPageOf(request) && !isBare
  response.setHeader('Cache-Control', isShared ? 's-maxage=3600' : 'private, no-cache')
  response.setHeader('Content-Type', 'text/html')
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  response.end(`${request.url} ${price} ${request.headers.cookie ?? 'nobody'}`)
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
    // What was kept lasts until the second is over.
    await sleep(1005 - (Date.now() % 1000))
    asked.length = 0
    price = '10.00'
    cookies = []
  })

  const chosen = (file: string) =>
    `language=${encodeURIComponent(JSON.stringify({ language_name: 'ไทย', chinese_name: '泰语', file_name: file }))}`

  test('a page is asked for once in half a second, bare or with its language', async () => {
    const texts = [
      await ask('/en/detail/1'),
      await ask('/detail/1', { 'accept-language': 'en-GB' }),
    ]
    expect(texts.map(({ text }) => text)).toEqual(Array(2).fill('/en/detail/1 10.00 nobody'))
    expect(asked).toHaveLength(1)
    const [named, bare] = texts.map(({ headers }) => headers)
    expect(named!['cache-control']).toContain('s-maxage=1')
    expect(bare!['cache-control']).toBe('private, no-cache')
    expect(bare!.vary).toMatch(/, Cookie, Accept-Language$/)
    expect([named!['x-cache'], bare!['x-cache']]).toEqual(['MISS', 'HIT'])
    expect(named!['x-accel-expires']).toBeUndefined()
    expect(bare!['x-request-id']).not.toBe(named!['x-request-id'])
  })

  test('languages are kept apart, and found as Sampan finds them', async () => {
    const wishes = [
      ...LANGUAGES.map(({ fileName }) => ({ cookie: chosen(fileName) })),
      ...LOCALES.map((locale) => ({ cookie: `visit_language=${locale}` })),
      { cookie: `${chosen('ri')}; visit_language=ko` },
      { cookie: 'visit_language=xx', 'accept-language': 'ja' },
      ...['zh-TW,en;q=0.5', 'fr, KO;q=0.8', 'en;q=0, ja', 'de', 'ja-JP-x', 'eng,th', ' en', ''].map(
        (accepted) => ({ 'accept-language': accepted }),
      ),
      {},
    ]
    for (const headers of wishes) {
      const facts = headers as Record<string, string>
      const value = (name: string) =>
        new RegExp(`(?:^|; )${name}=([^;]*)`).exec(facts.cookie ?? '')?.[1]
      const locale = chooseLocale({
        visitCookie: value('visit_language'),
        languageCookie: value('language'),
        acceptLanguage: facts['accept-language'],
      })
      const { text } = await ask('/home', facts)
      expect([facts, text]).toEqual([facts, `/${locale}/home 10.00 nobody`])
    }
  })

  test.each([
    { cookie: 'language={"file_name":"en"}' },
    { cookie: 'language=%7B%22file_name%22:%22en%22%7D' },
    { cookie: 'language=broken' },
    { cookie: 'visit_language=%65n' },
    { cookie: 'visit_language=en; visit_language=ja' },
  ])('what cannot be read for certain is left to Sampan: %j', async (headers) => {
    await ask('/home', headers)
    const { text } = await ask('/home', headers)
    expect(text).toBe(`/home 10.00 ${headers.cookie}`)
    expect(asked).toHaveLength(2)
  })

  test('a visitor who is signed in leaves nothing behind and is told to nobody', async () => {
    const signedIn = { cookie: 'token=secret', 'accept-language': 'en' }
    const first = await ask('/detail/2', signedIn)
    expect(first.text).toBe('/en/detail/2 10.00 nobody')
    const other = await ask('/en/detail/2')
    expect(other.headers['x-cache']).toBe('MISS')
    expect((await ask('/detail/2', signedIn)).headers['x-cache']).toBe('HIT')
  })

  test('private pages and calls are asked each time, with the session', async () => {
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

  test('an answer that sets a cookie is given to one alone', async () => {
    cookies = ['token=stolen; HttpOnly']
    expect((await ask('/en/shop/3')).headers['set-cookie']).toEqual(cookies)
    cookies = []
    const { headers } = await ask('/en/shop/3')
    expect(headers['set-cookie']).toBeUndefined()
    expect(asked).toHaveLength(2)
  })

  test('a change of price is seen within half a second', async () => {
    const read = async () => (await ask('/detail/4', { 'accept-language': 'ja' })).text
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

  test('each encoding is kept by itself', async () => {
    for (const encoding of ['gzip, deflate, br', 'gzip', 'br;q=0, gzip', 'identity']) {
      await ask('/ko/home', { 'accept-encoding': encoding })
    }
    expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
    ])
  })

  test('Sampan hears who asks from nginx alone', async () => {
    await ask('/api/home', { 'x-forwarded-for': '203.0.113.1', 'x-forwarded-proto': 'https' })
    expect(asked[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })
})
