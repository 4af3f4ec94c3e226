import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { plainReply } from './error-pages'
import { compose, type Exchange } from './pipeline'
import { createBodyReader } from './request-body'
import { send } from './send'
import { contextFor, listenOn, sendRaw, type TestServer } from './testing'

const LIMITS = {
  upload: { total: 30_000_000, perClient: 4_000_000 },
  call: { total: 30_000_000, perClient: 4_000_000 },
}
const UPLOAD = '/api/common/upload'
const CALL = '/api/cart/add'
let server: TestServer
let bodies: (number | undefined)[]
let inside = Promise.resolve()

beforeEach(async () => {
  bodies = []
  inside = Promise.resolve()
  const handle = compose([createBodyReader(LIMITS)], async ({ body }) => {
    bodies.push(body && Buffer.concat(body).length)
    await inside
    return plainReply(200)
  })
  server = await listenOn((request, response) => {
    const { method = '', url = '/' } = request
    const client = String(request.headers['x-client'] ?? '203.0.113.9')
    const exchange: Exchange = {
      request,
      context: contextFor(url, { method, client }),
      abort: new AbortController(),
    }
    handle(exchange)
      .then((reply) => send(reply, request, response))
      .catch(() => response.destroy())
  })
})
afterEach(() => server.close())

const post = (path: string, bytes: number, headers = {}) =>
  fetch(server.origin + path, { method: 'POST', body: Buffer.alloc(bytes), headers })

test('forwards the complete body', async () => {
  expect((await post(UPLOAD, 3_000_000)).status).toBe(200)
  expect(bodies).toEqual([3_000_000])
})

test.each([
  [CALL, 2 * 1024 * 1024 + 1],
  [UPLOAD, 12 * 1024 * 1024 + 1],
])('rejects a body over the limit of %s before it is read', async (path, length) => {
  const head = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\nabc`
  expect(await sendRaw(server.port, head)).toMatch(/^HTTP\/1.1 413 /)
  expect(bodies).toEqual([])
})

test('rejects a chunked body when it exceeds the limit, and closes the connection', async () => {
  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
  const head = `POST ${CALL} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`
  const received = await sendRaw(server.port, head + chunk.repeat(40), 2000)
  expect(received).toMatch(/^HTTP\/1.1 413 [\s\S]*Connection: close/)
})

test('rejects a body of very many tiny chunks, whose objects would fill the memory', async () => {
  const head = `POST ${CALL} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`
  const few = await sendRaw(server.port, `${head}${'1\r\na\r\n'.repeat(1000)}0\r\n\r\n`, 2000)
  expect(few).toMatch(/^HTTP\/1.1 200 /)
  expect(bodies).toEqual([1000])
  const many = await sendRaw(server.port, head + '1\r\na\r\n'.repeat(20_000), 2000)
  expect(many).toMatch(/^HTTP\/1.1 413 [\s\S]*Connection: close/)
})

test('counts bytes per network and in total, and releases them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  inside = promise
  const first = [post(UPLOAD, 3_000_000), post(UPLOAD, 3_000_000, { 'x-client': '198.51.100.1' })]
  while (bodies.length < 2) await sleep(10)
  expect((await post(UPLOAD, 3_000_000)).status).toBe(503)
  resolve()
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
  expect((await post(UPLOAD, 3_000_000)).status).toBe(200)
})

test('reserves no bytes for an announced body or after a disconnect', async () => {
  const sockets = Array.from({ length: 20 }, () => {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined)
    socket.write(`POST ${UPLOAD} HTTP/1.1\r\nHost: a\r\nContent-Length: 12000000\r\n\r\nabc`)
    return socket
  })
  await sleep(100)
  expect((await post(UPLOAD, 3_000_000)).status).toBe(200)
  sockets.forEach((socket) => socket.destroy())
  await sleep(50)
  expect((await post(UPLOAD, 3_999_000)).status).toBe(200)
})

test('discards the body of a read, and answers the next request', async () => {
  const body = `4000\r\n${'a'.repeat(0x4000)}\r\n`.repeat(20)
  const raw = `GET ${CALL} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n${body}0\r\n\r\n`
  const received = await sendRaw(server.port, raw + raw)
  expect(received.match(/HTTP\/1.1 200 /g)).toHaveLength(2)
  expect(bodies).toEqual([undefined, undefined])
})

test('rejects a body with an Upgrade header, whose errors Node hides', async () => {
  const raw = `POST ${CALL} HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\nabc\r\n`
  expect(await sendRaw(server.port, raw)).toMatch(/^HTTP\/1.1 400 /)
})
