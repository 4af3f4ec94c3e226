import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_DOCS_POLICY } from '@/contracts/api-docs'
import { registerGateway } from '@/lib/gateway/registry'
import type { GatewayCall } from '@/lib/gateway/call'
import type { Reply } from '@/lib/http/reply'
import { createGateway } from './gateway'
import { catchFailures, checkMethod } from './guards'
import { compose } from './pipeline'
import { createRequestListener } from './request-listener'
import { addSecurityHeaders } from './security-headers'
import { listenOn, sendRaw, type TestServer } from './testing'

let latest: ServerResponse
/** Like the access log, the metrics and the graceful shutdown. */
const observe = (_: unknown, response: ServerResponse) => {
  latest = response
  for (let count = 0; count < 3; count += 1) response.once('close', () => undefined)
}

let server: TestServer
let asked: GatewayCall[] = []
let answer: (call: GatewayCall) => Reply | Promise<Reply>

beforeAll(async () => {
  const handler = compose(
    [addSecurityHeaders, catchFailures, checkMethod],
    createGateway(Promise.resolve()),
  )
  const settings = { isProxyTrusted: false, publicOrigin: undefined }
  server = await listenOn(
    createRequestListener({ settings, handler, observers: [observe], isStopping: () => false }),
  )
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  answer = () => ({ status: 200, headers: {}, body: '{"code":1}' })
  registerGateway(async (call) => {
    asked.push(call)
    return answer(call)
  })
})

test('a call reaches the gateway with its context, and the response is complete', async () => {
  answer = () => ({
    status: 201,
    headers: { 'set-cookie': ['a=1', 'b=2'], 'cache-control': 'no-store' },
    body: '{"text":"ชา"}',
  })
  const headers = { token: 'mine', cookie: 'c=3' }
  const reply = await fetch(`${server.origin}/api/cart?x=1`, { headers })
  expect([reply.status, await reply.text()]).toEqual([201, '{"text":"ชา"}'])
  expect(reply.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(reply.headers.get('content-length')).toBe(String(Buffer.byteLength('{"text":"ชา"}')))
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
  expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'")
  const [{ context }] = asked as [GatewayCall]
  expect([context.path, context.search, context.cookies.c]).toEqual(['/api/cart', '?x=1', '3'])
  expect(context.header('token')).toBe('mine')
})

test('the API page has its own policy, whatever the response headers are', async () => {
  const headers = { 'content-security-policy': 'script-src *' }
  answer = () => ({ status: 200, headers, body: '<title>API</title>' })
  const policy = async (path: string) =>
    (await fetch(server.origin + path)).headers.get('content-security-policy')
  expect(await policy('/api/docs')).toBe(API_DOCS_POLICY)
  expect(await policy('/api/docs/start.js')).toMatch(/^default-src 'none'; object-src/)
})

test('uploaded images cannot run scripts, whatever the response headers are', async () => {
  answer = () => ({
    status: 200,
    headers: { 'content-type': 'image/webp', 'content-security-policy': 'script-src *' },
    body: new Uint8Array([1, 2]),
  })
  const reply = await fetch(`${server.origin}/api/uploads/review-1.webp`)
  expect(reply.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*; sandbox$/)
  expect([...new Uint8Array(await reply.arrayBuffer())]).toEqual([1, 2])
})

test('events are sent one by one, and the gateway is notified when the client disconnects', async () => {
  let controller!: ReadableStreamDefaultController<Uint8Array>
  const cancelled = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    start: (given) => void (controller = given),
    cancel: () => cancelled.resolve(),
  })
  answer = () => ({ status: 200, headers: { 'content-type': 'text/event-stream' }, body })
  const leaving = new AbortController()
  const reply = await fetch(`${server.origin}/api/live`, { signal: leaving.signal })
  const reader = reply.body!.getReader()
  controller.enqueue(new TextEncoder().encode('data: 1\n\n'))
  expect(new TextDecoder().decode((await reader.read()).value)).toBe('data: 1\n\n')
  leaving.abort()
  await cancelled.promise
  expect(asked[0]!.abort.signal.aborted).toBe(true)
})

test('Node does not report the listeners of an event stream as a leak', async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\n')),
  })
  answer = () => ({ status: 200, headers: { 'content-type': 'text/event-stream' }, body })
  const leaving = new AbortController()
  const reply = await fetch(`${server.origin}/api/watched`, { signal: leaving.signal })
  await reply.body!.getReader().read()
  expect(latest.listenerCount('close')).toBeLessThanOrEqual(latest.getMaxListeners())
  leaving.abort()
})

test('pipelined requests are answered one after the other, and not after the end of the connection', async () => {
  const turns = Array.from({ length: 3 }, () => ({
    begun: Promise.withResolvers<void>(),
    reply: Promise.withResolvers<Reply>(),
  }))
  answer = () => {
    const turn = turns[asked.length - 1]!
    turn.begun.resolve()
    return turn.reply.promise
  }
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
  const socket = connect(server.port)
  socket.write(['/api/1', '/api/2', '/api/3'].map(request).join(''))
  await turns[0]!.begun.promise
  await sleep(50)
  expect(asked).toHaveLength(1)
  turns[0]!.reply.resolve({ status: 200, headers: {}, body: null })
  await turns[1]!.begun.promise
  socket.destroy()
  await once(asked[1]!.abort.signal, 'abort')
  turns[1]!.reply.resolve({ status: 200, headers: {}, body: null })
  await sleep(50)
  expect(asked.map(({ context }) => context.path)).toEqual(['/api/1', '/api/2'])
})

test('HEAD ends a stream that nobody reads', async () => {
  const cancelled = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({ cancel: () => cancelled.resolve() })
  answer = () => ({ status: 200, headers: {}, body })
  expect((await fetch(`${server.origin}/api/home`, { method: 'HEAD' })).status).toBe(200)
  await cancelled.promise
})

test('answers an error of the gateway with an envelope and keeps the connection', async () => {
  const error = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  answer = () => Promise.reject(new Error('planted'))
  const reply = await fetch(`${server.origin}/api/home`)
  expect([reply.status, reply.headers.get('cache-control')]).toEqual([500, 'no-store'])
  expect(error).toHaveBeenCalledWith(expect.stringContaining('planted'))
  answer = () => ({ status: 200, headers: {}, body: 'well' })
  expect(await (await fetch(`${server.origin}/api/home`)).text()).toBe('well')
})

test('logs a stream that fails, but not a client that leaves', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  const streamOf = (failure?: Error) =>
    new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('begun')),
      pull: (controller) => failure && controller.error(failure),
    })
  answer = ({ context }) => {
    const failure = context.path === '/api/broken' ? new Error('planted') : undefined
    return { status: 200, headers: {}, body: streamOf(failure) }
  }
  const leaving = new AbortController()
  const left = await fetch(`${server.origin}/api/left`, { signal: leaving.signal })
  await left.body!.getReader().read()
  leaving.abort()
  await once(asked[0]!.abort.signal, 'abort')
  const broken = await fetch(`${server.origin}/api/broken`)
  await expect(broken.text()).rejects.toThrow('terminated')
  await sleep(20)
  const lines = written.mock.calls.map(([line]) => String(line))
  written.mockRestore()
  expect(lines).toEqual([expect.stringMatching(/"response cut short".*\/api\/broken.*planted/)])
})

test('rejects pipelined requests with an invalid host, and answers the next connection', async () => {
  const received = await sendRaw(
    server.port,
    'GET /api/home HTTP/1.1\r\nHost: a@localhost\r\n\r\n'.repeat(24),
  )
  expect(received.match(/HTTP\/1.1 400 /g)).toHaveLength(24)
  expect((await fetch(`${server.origin}/api/home`)).status).toBe(200)
  expect(asked).toHaveLength(1)
})

test.each([
  ['TRACE', '/api/home', 405],
  ['PROPFIND', '/home', 405],
  ['POST', '/home', 405],
  ['OPTIONS', '/home', 204],
  ['OPTIONS', '/api/home', 204],
])('%s %s is answered with %i', async (method, path, status) => {
  const raw = `${method} ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
  expect(await sendRaw(server.port, raw)).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*allow: GET`))
})

test.each([
  ['GET', '/_next/../api/home', 308, '/api/home'],
  ['GET', '/api//home?a=1', 308, '/api/home?a=1'],
  ['POST', '/api/%68ome', 400, ''],
  ['GET', '/%zz', 400, ''],
])('%s %s is answered with %i', async (method, target, status, location) => {
  const raw = `${method} ${target} HTTP/1.1\r\nHost: a\r\n\r\n`
  const received = await sendRaw(server.port, raw)
  expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(received).toContain('cache-control: no-store')
  expect(received).toContain('x-frame-options: DENY')
  expect(/^location: (.*)\r$/m.exec(received)?.[1] ?? '').toBe(location)
  expect(asked).toHaveLength(0)
})

test('a 304 keeps the policy of the cached response', async () => {
  answer = () => ({ status: 304, headers: { etag: '"1"' }, body: null })
  const headers = { 'if-none-match': '"1"', 'cache-control': 'max-age=0' }
  const reply = await fetch(`${server.origin}/api/pictures/a.webp`, { headers })
  expect([reply.status, reply.headers.get('content-security-policy')]).toEqual([304, null])
  expect(reply.headers.get('x-frame-options')).toBe('DENY')
})

test('closes a connection with too many unfinished requests', async () => {
  const request = 'GET /api/home HTTP/1.1\r\nHost: a\r\n\r\n'
  answer = () => new Promise(() => undefined)
  expect(await sendRaw(server.port, request.repeat(1000))).toBe('')
  expect(asked.length).toBeLessThanOrEqual(32)
  expect(asked.every(({ abort }) => abort.signal.aborted)).toBe(true)
})

test('HEAD sends no Content-Length for content of unknown length', async () => {
  answer = () => ({ status: 200, headers: {}, body: null })
  const reply = await fetch(`${server.origin}/api/home`, { method: 'HEAD' })
  expect(reply.headers.get('content-length')).toBeNull()
})

test('rejects a request with too many headers', async () => {
  const headers = 'a: 1\r\n'.repeat(200)
  const received = await sendRaw(server.port, `GET /api/home HTTP/1.1\r\nHost: a\r\n${headers}\r\n`)
  expect(received).toMatch(/^HTTP\/1.1 431 /)
})
