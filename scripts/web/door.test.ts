import { createServer, request as send, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDoor } from './door'

const ONE = { atOnce: 1, waiting: 0, patienceMs: 100 }
const LIMITS = { call: ONE, page: ONE, file: { ...ONE, waiting: 10 } }

let server: Server
let port: number
/** Answers that are held back until they are let go. */
let held: (() => void)[] = []

beforeEach(async () => {
  held = []
  const door = createDoor(LIMITS)
  server = createServer((request, response) =>
    door(request, response, () => {
      let body = ''
      request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
      held.push(() => response.end(`done ${body}`))
      if (request.url?.startsWith('/api/health')) response.end('well')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  text: string
}

function ask(path: string, headers = {}, body?: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = send({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
      )
    })
    outgoing.on('error', reject).end(body)
  })
}

async function untilHeld(count: number): Promise<void> {
  for (let tries = 0; held.length < count && tries < 200; tries += 1) await sleep(10)
  expect(held).toHaveLength(count)
}

const letGo = () => held.splice(0).forEach((answer) => answer())

test('a call too many hears so in an envelope, in its language', async () => {
  const first = ask('/api/product/list')
  await untilHeld(1)
  const { status, headers, text } = await ask('/api/product/list', { 'accept-language': 'ko' })
  expect(status).toBe(503)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(headers['cache-control']).toBe('no-store')
  expect(JSON.parse(text)).toMatchObject({
    code: 503,
    data: null,
    msg: expect.stringContaining('잠시 후'),
  })
  letGo()
  expect((await first).text).toBe('done ')
})

test.each([
  ['/ja/home', {}, 'ja', '混み合って'],
  ['/home', { cookie: 'visit_language=th' }, 'th', 'ระบบ'],
  ['/home', { cookie: `language=${encodeURIComponent('{"file_name":"ri"}')}` }, 'ja', '混み合って'],
  ['/home', { 'accept-language': 'zh' }, 'zh-CN', '系统繁忙'],
  ['/home', { cookie: '%' }, 'th', 'ระบบ'],
])(
  'a page too many is a few lines with a way to try again: %s %o',
  async (path, headers, lang, words) => {
    const first = ask('/en/home')
    await untilHeld(1)
    const answer = await ask(path, headers)
    expect(answer.status).toBe(503)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.headers['retry-after']).toBeDefined()
    expect(answer.text).toContain(`lang="${lang}"`)
    expect(answer.text).toContain(words)
    expect(answer.text).toContain('<a href="">')
    expect(answer.text.length).toBeLessThan(1000)
    letGo()
    await first
  },
)

test('calls, pages and files have doors of their own, and health always gets in', async () => {
  const all = [ask('/api/cart'), ask('/en/home'), ask('/_next/static/a.js')]
  await untilHeld(3)
  expect((await ask('/api/health')).text).toBe('well')
  letGo()
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200, 200])
})

test('files wait a moment rather than leave a page in pieces', async () => {
  const all = [ask('/_next/static/a.js'), ask('/_next/static/b.js')]
  await untilHeld(1)
  letGo()
  await untilHeld(1)
  letGo()
  expect((await Promise.all(all)).map(({ status }) => status)).toEqual([200, 200])
})

test('a body is there whole when its turn comes', async () => {
  const answer = ask('/api/cart/add', { 'content-length': 7 }, '{"a":1}')
  await untilHeld(1)
  await sleep(20)
  letGo()
  expect((await answer).text).toBe('done {"a":1}')
})

test('neither who sends slowly nor who has left holds a place', async () => {
  const slow = connect(port, '127.0.0.1')
  slow.write('POST /api/cart/add HTTP/1.1\r\nHost: a\r\nContent-Length: 7\r\n\r\n{"a"')
  const gone = connect(port, '127.0.0.1')
  gone.write('GET /api/cart HTTP/1.1\r\nHost: a\r\n\r\n')
  await untilHeld(1)
  gone.destroy()
  await sleep(50)
  const next = ask('/api/cart')
  await untilHeld(2)
  letGo()
  expect((await next).status).toBe(200)
  slow.destroy()
})
