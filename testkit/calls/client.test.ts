import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client } from './client'

let answers: ((response: ServerResponse) => void)[] = []
let keys: unknown[] = []
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key'])
  request.resume()
  answers.shift()?.(response)
})
let client: Client

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  client = new Client(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {})
})
beforeEach(() => (keys = []))
afterAll(() => server.close())

const answer =
  (code: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(code === 1 ? 200 : code, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ code, msg: 'words', time: 1, data: { id: 7 } }))
  }
const busy = answer(503, { 'retry-after': '0' })

it('repeats a call that a busy server rejected, as the same call', async () => {
  answers = [busy, busy, answer(1)]
  await expect(client.post('/api/test/shopper', { name: 'Ann' })).resolves.toEqual({ id: 7 })
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

it('gives up when the server stays busy', async () => {
  answers = Array.from({ length: 9 }, () => busy)
  await expect(client.get('/api/home')).rejects.toThrow('answered 503')
  expect(keys).toHaveLength(6)
})

it.each([
  ['a planned fault', { 'retry-after': '0', 'x-test-fault': '503' }],
  ['a server that does not say when', {}],
])('does not repeat %s', async (_, headers: Record<string, string>) => {
  answers = [answer(503, headers), answer(1)]
  await expect(client.get('/api/home')).rejects.toThrow('answered 503')
  expect(keys).toHaveLength(1)
})

it('names the rejected fields once', async () => {
  answers = [
    (response) => {
      const data = { fields: { name: 'No job has this name', count: 'Too many' } }
      response.end(JSON.stringify({ code: 422, msg: 'No job has this name', time: 1, data }))
    },
    answer(409),
  ]
  await expect(client.post('/api/test/jobs/run', {})).rejects.toThrow(
    /^POST \/api\/test\/jobs\/run answered 422: name: No job has this name; count: Too many$/,
  )
  await expect(client.get('/api/home')).rejects.toThrow(/^GET \/api\/home answered 409: words$/)
})
