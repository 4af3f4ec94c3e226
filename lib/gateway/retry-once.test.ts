import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createXsrfToken } from '@/lib/gateway/cross-site'
import { handleRequest } from '@/lib/gateway/fetch-handler'

let server: Server
let asked: string[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await listen(0)
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  jest.spyOn(process.stderr, 'write').mockReturnValue(true)
})
afterEach(async () => {
  delete process.env.BACKEND_URL
  await end()
})

const listen = (port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
const end = () =>
  new Promise<void>((resolve) => {
    server.closeAllConnections()
    server.close(() => resolve())
  })

function send(method: string, path: string, signal?: AbortSignal): Promise<Response> {
  const pair = createXsrfToken(undefined)
  const headers = {
    cookie: `XSRF-TOKEN=${pair}`,
    'x-xsrf-token': pair,
    'sec-fetch-site': 'same-origin',
    'accept-language': 'en',
  }
  const body = method === 'POST' ? '{}' : undefined
  return handleRequest(
    new Request(`http://shop.example${path}`, { method, headers, body, signal: signal ?? null }),
  )
}

const well = (_: IncomingMessage, response: ServerResponse) =>
  void response.end('{"code":1,"msg":"","time":1,"data":null}')

test.each<[string, (request: IncomingMessage) => void]>([
  ['reset', ({ socket }) => void socket.resetAndDestroy()],
  ['closed', ({ socket }) => void socket.destroy()],
])('retries a read once after a connection was %s', async (_, breakOff) => {
  answer = (request, response) => (asked.length === 1 ? breakOff(request) : well(request, response))
  const { status } = await send('GET', '/api/home?page=2')
  expect([status, asked]).toEqual([200, ['GET /api/home?page=2', 'GET /api/home?page=2']])
})

test('finds a backend that restarts within a moment', async () => {
  const { port } = server.address() as AddressInfo
  await end()
  answer = well
  const pending = send('HEAD', '/api/home')
  await sleep(50)
  await listen(port)
  expect([(await pending).status, asked]).toEqual([200, ['HEAD /api/home']])
})

test('reports the backend as unavailable after two failures', async () => {
  answer = ({ socket }) => void socket.resetAndDestroy()
  const failed = await send('GET', '/api/home')
  expect([failed.status, await failed.json()]).toMatchObject([
    502,
    { code: 502, msg: 'backend interface connection abnormal', data: null },
  ])
  expect(asked).toHaveLength(2)
})

test.each([
  ['POST', '/api/user/login'],
  ['GET', '/api/user/set_language?file_name=tai'],
])('never retries a change: %s %s', async (method, path) => {
  answer = ({ socket }) => void socket.resetAndDestroy()
  expect((await send(method, path)).status).toBe(502)
  await sleep(250)
  expect(asked).toEqual([`${method} ${path}`])
})

test('reports a truncated response as unreachable and does not retry it', async () => {
  answer = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{')
    setTimeout(() => response.destroy(), 20)
  }
  expect((await send('GET', '/api/home')).status).toBe(502)
  await sleep(250)
  expect(asked).toHaveLength(1)
})

test('does not retry for a client that disconnected', async () => {
  const gone = new AbortController()
  answer = ({ socket }) => {
    gone.abort()
    socket.resetAndDestroy()
  }
  await send('GET', '/api/home', gone.signal)
  await sleep(250)
  expect(asked).toHaveLength(1)
})
