import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { LIVE_PATH } from '@/contracts/live'
import { openTestBackend, type TestBackend } from '@/server/testing/backend'
import { newShopper } from '@/server/testing/shoppers'
import { createStandaloneHandler } from './standalone-handler'

/** The limit per shopper: one more stream ends the oldest. */
const STREAMS_PER_SHOPPER = 12
const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND']

let test: TestBackend
let server: ReturnType<typeof serve>
let port: number

beforeAll(async () => {
  test = await openTestBackend()
  const fetch = createStandaloneHandler(test.backend.fetch, undefined, {
    isReady: true,
    isStopping: false,
  })
  await new Promise<void>((resolve) => {
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => resolve())
  })
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await test.close()
})

/** The hub reads the database while it has listeners, and only then. */
async function hasListeners(): Promise<boolean> {
  const reads = jest.spyOn(test.backend.services.db, 'execute')
  await sleep(500)
  const count = reads.mock.calls.length
  reads.mockRestore()
  return count > 0
}

async function areListenersGone(): Promise<boolean> {
  for (let tries = 0; tries < 10; tries += 1) if (!(await hasListeners())) return true
  return false
}

function open(method: string, token: string) {
  const request = httpRequest({ port, path: LIVE_PATH, method, headers: { token } })
  const answer = new Promise<{ status: number; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      request.on('response', (response) => {
        response.on('error', () => undefined).resume()
        resolve({ status: response.statusCode ?? 0, headers: response.headers })
      })
      request.on('error', reject)
    },
  )
  answer.catch(() => undefined)
  request.end()
  return { answer, leave: () => request.destroy() }
}

describe.each(METHODS)('%s', (method) => {
  it('answers 405 and registers no listener', async () => {
    const { token } = await newShopper(test)
    const answer = await test.fetch(LIVE_PATH, { method, headers: { token } })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await hasListeners()).toBe(false)
  })
})

it('keeps the stream of a shopper open during any number of HEAD requests', async () => {
  const { token } = await newShopper(test)
  const stream = await test.fetch(LIVE_PATH, { headers: { token } })
  const reader = stream.body!.getReader()
  await reader.read()
  let isOver = false
  void reader.read().then(({ done }) => (isOver = done))
  for (let count = 0; count <= STREAMS_PER_SHOPPER; count += 1)
    await test.fetch(LIVE_PATH, { method: 'HEAD', headers: { token } })
  await sleep(50)
  expect(isOver).toBe(false)
  await reader.cancel()
})

it('answers HEAD over a socket, and removes the listener of a client that disconnects', async () => {
  const { token } = await newShopper(test)
  const head = await open('HEAD', token).answer
  expect([head.status, head.headers['allow']]).toEqual([405, 'GET'])
  const streams = Array.from({ length: 5 }, () => open('GET', token))
  for (const { answer } of streams) expect((await answer).status).toBe(200)
  expect(await hasListeners()).toBe(true)
  for (const { leave } of streams) leave()
  expect(await areListenersGone()).toBe(true)
})

it('removes the listener of a client that disconnects before the response starts', async () => {
  const { token } = await newShopper(test)
  for (const delayMs of [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]) {
    const { leave } = open('GET', token)
    await sleep(delayMs)
    leave()
  }
  expect(await areListenersGone()).toBe(true)
})
