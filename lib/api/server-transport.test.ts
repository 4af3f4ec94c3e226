import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getHelp } from '@/contracts/articles'
import { listPopularSearches } from '@/contracts/products'
import { BACKEND_UNAVAILABLE_CHANNEL } from './away-channel'
import { backendFetch, serverCall } from './server-transport'

let server: Server
let statuses: number[] = []
let asked = 0
let data: unknown = ['tea']

beforeAll(async () => {
  server = createServer((_, response) => {
    const status = statuses[asked] ?? 200
    asked += 1
    const answer = { code: status === 200 ? 1 : status, msg: 'words', time: 1, data }
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  delete process.env.BACKEND_URL
  server.close()
})
beforeEach(() => {
  asked = 0
  data = ['tea']
})

const ask = () => serverCall(listPopularSearches, {}, { locale: 'en' })

test('rendering a page retries a busy backend', async () => {
  statuses = [503, 503]
  expect(await ask()).toEqual(['tea'])
  expect(asked).toBe(3)
})

test('does not retry forever, nor after any other failure', async () => {
  statuses = [503, 503, 503, 503]
  await expect(ask()).rejects.toThrow('status 503')
  expect(asked).toBe(4)
  asked = 0
  statuses = [500]
  await expect(ask()).rejects.toThrow('status 500')
  expect(asked).toBe(1)
})

test('tells the caller when the backend was absent, and of no other failure', async () => {
  const heard: unknown[] = []
  const hear = (path: unknown) => void heard.push(path)
  subscribe(BACKEND_UNAVAILABLE_CHANNEL, hear)
  statuses = [503, 503, 503, 503, 200, 500]
  await expect(ask()).rejects.toThrow('status 503')
  expect(heard).toEqual([listPopularSearches.path])
  await ask()
  await expect(ask()).rejects.toThrow('status 500')
  expect(heard).toHaveLength(1)
  unsubscribe(BACKEND_UNAVAILABLE_CHANNEL, hear)
})

test('rejects a response of another backend that violates the contract, and logs the fields', async () => {
  const written = jest.spyOn(process.stderr, 'write').mockReturnValue(true)
  statuses = []
  data = ['tea', 5]
  await expect(ask()).rejects.toMatchObject({ kind: 'invalidReply', status: 200 })
  const line = JSON.parse(String(written.mock.lastCall?.[0])) as object
  written.mockRestore()
  expect(line).toMatchObject({
    msg: 'invalid backend response',
    call: 'GET /api/product/popular',
    faults: [expect.stringMatching(/^data\.1: /)],
  })
})

test('removes fields that the contract does not define', async () => {
  statuses = []
  data = { title: 'Help', lead: '', sections: [], draft: true }
  const help = await serverCall(getHelp, {}, { locale: 'en' })
  expect(help).toEqual({ title: 'Help', lead: '', sections: [] })
})

test('gives a call its signal as Next.js expects, which would otherwise copy the body', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const request = new Request(`${process.env.BACKEND_URL}/api/home`)
  await backendFetch(request)
  const [, options] = fetching.mock.lastCall!
  fetching.mockRestore()
  expect(options?.signal).toBe(request.signal)
})
