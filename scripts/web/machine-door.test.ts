import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { metrics } from '@/server/metrics'
import { createMachineDoor } from './machine-door'
import { countCalls, measure } from './measure'

const TOKEN = 'operators-of-the-test'
const state = { isReady: true }
const answerMachines = createMachineDoor(TOKEN, state)
const server = createServer((request, response) => {
  const go = () => {
    measure(request, response)
    response.writeHead(request.url === '/nowhere' ? 404 : 200).end('a shopper’s answer')
  }
  if (!answerMachines(request, response, go)) go()
})
let origin: string
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  countCalls()
})
afterAll(() => server.close())

const ask = (path: string, init: RequestInit = {}) => fetch(origin + path, init)
const withToken = { headers: { authorization: `Bearer ${TOKEN}` } }

test('lives while it answers, and is ready until it is told to stop', async () => {
  expect((await ask('/api/health/live')).status).toBe(200)
  expect(await (await ask('/api/health/ready')).json()).toEqual({ ready: true })
  state.isReady = false
  expect((await ask('/api/health/ready')).status).toBe(503)
  expect((await ask('/api/health/live')).status).toBe(200)
  state.isReady = true
})

test('hides its numbers from who has not the whole token', async () => {
  for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}s`, `Bearer ${TOKEN.slice(1)}`]) {
    const answer = await ask('/api/metrics', { headers: { authorization } })
    expect(await answer.text()).toBe('a shopper’s answer')
  }
  const posted = await ask('/api/metrics', { method: 'POST', ...withToken })
  expect(await posted.text()).toBe('a shopper’s answer')
})

test('counts answers by route and not by address, and calls as the gateway tells of them', async () => {
  for (const path of ['/th/detail/7?x=1', '/detail/8', '/nowhere', '/api/cart', '/_next/a.js'])
    await (await ask(path)).text()
  const { channel } = await import('node:diagnostics_channel')
  channel('sampan.gateway.calls').publish({ route: '/api/cart', status: 504, seconds: 9 })
  metrics().queues(() => Promise.reject(new Error('the database is away')))
  const answer = await ask('/api/metrics', withToken)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=/)
  const text = await answer.text()
  const count = (labels: string) =>
    new RegExp(`^sampan_request_seconds_count\\{${labels}\\} (\\d+)`, 'm').exec(text)?.[1]
  expect(count('kind="page",route="/detail",status="200"')).toBe('2')
  expect(count('kind="page",route="other",status="404"')).toBe('1')
  expect(count('kind="file",route="file",status="200"')).toBe('1')
  expect(text).toContain('sampan_gateway_seconds_sum{route="/api/cart",status="504"} 9')
  expect(text).not.toContain('/th/')
})
