import { channel } from 'node:diagnostics_channel'
import { metrics } from '@/server/metrics'
import { plainReply } from './error-pages'
import { countCalls, measure } from './metrics'
import { createOpsEndpoints } from './ops-endpoints'
import { compose } from './pipeline'
import { contextFor, exchangeFor, listenOn, textOf } from './testing'

const TOKEN = 'operators-of-the-test'
const state = { isReady: true }
const handle = compose([createOpsEndpoints(TOKEN, state)], () => Promise.resolve(plainReply(418)))
const ask = (path: string, authorization?: string, method = 'GET') =>
  handle(exchangeFor(path, { method, headers: authorization ? { authorization } : {} }))

test('is live while it answers, and ready until it is stopped', async () => {
  expect((await ask('/api/health/live')).status).toBe(200)
  expect(textOf(await ask('/api/health/ready'))).toBe('{"ready":true}')
  state.isReady = false
  expect((await ask('/api/health/ready')).status).toBe(503)
  expect((await ask('/api/health/live')).status).toBe(200)
  state.isReady = true
})

test('hides metrics without the complete token', async () => {
  for (const authorization of [
    '',
    TOKEN,
    `Basic ${TOKEN}`,
    'Bearer ',
    `Bearer ${TOKEN}s`,
    `Bearer ${TOKEN.slice(1)}`,
  ])
    expect((await ask('/api/metrics', authorization)).status).toBe(418)
  expect((await ask('/api/metrics', `Bearer ${TOKEN}`, 'POST')).status).toBe(418)
})

test('limits guesses of the token per address', async () => {
  const guess = (authorization: string) =>
    handle(exchangeFor('/api/metrics', { client: '198.51.100.1', headers: { authorization } }))
  const statuses = new Set<number>()
  for (let times = 0; times < 40; times += 1) statuses.add((await guess('Bearer wrong')).status)
  expect([...statuses]).toEqual([418, 429])
  expect((await guess('Bearer wrong')).headers['retry-after']).toMatch(/^\d+$/)
})

test('counts responses by route for any Accept header, and calls as the gateway reports them', async () => {
  countCalls()
  const server = await listenOn((request, response) => {
    measure(contextFor(request.url ?? '/'), response)
    response.writeHead(request.url === '/nowhere' ? 404 : 200).end()
  })
  const headers = { accept: 'text/event-stream' }
  for (const path of ['/th/detail/7?x=1', '/detail/8', '/nowhere', '/api/cart', '/_next/a.js'])
    await (await fetch(server.origin + path, { headers })).text()
  server.close()
  channel('sampan.gateway.calls').publish({ route: '/api/cart', status: 504, seconds: 9 })
  metrics().queues(() => Promise.reject(new Error('the database is away')))
  const reply = await ask('/api/metrics', `Bearer ${TOKEN}`)
  expect(reply.headers['content-type']).toMatch(/^text\/plain; version=/)
  const text = textOf(reply)
  const count = (labels: string) =>
    new RegExp(`^sampan_request_seconds_count\\{${labels}\\} (\\d+)`, 'm').exec(text)?.[1]
  expect(count('kind="page",route="/detail",status="200"')).toBe('2')
  expect(count('kind="page",route="other",status="404"')).toBe('1')
  expect(count('kind="file",route="file",status="200"')).toBe('1')
  expect(text).toContain('sampan_gateway_seconds_sum{route="/api/cart",status="504"} 9')
  expect(text).not.toContain('/th/')
})
