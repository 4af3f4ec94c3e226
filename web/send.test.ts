import { once } from 'node:events'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './send'
import { listenOn, type TestServer } from './testing'

const HUGE = Buffer.alloc(64 * 1024 * 1024)
const SMALL = 100_000
const MAX_READING_MS = 300
let server: TestServer
let closed: number
beforeEach(async () => {
  closed = 0
  server = await listenOn((request, response) => {
    const body = request.url === '/small' ? HUGE.subarray(0, SMALL) : HUGE
    response.once('close', () => (closed += 1))
    void send({ status: 200, headers: {}, body }, request, response, {
      maxReadingMs: MAX_READING_MS,
    })
  })
})
afterEach(() => server.close())

test('aborts a response that the client does not read', async () => {
  const reader = connect(server.port, '127.0.0.1').on('error', () => undefined)
  reader.pause()
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  for (let tries = 0; closed === 0 && tries < 100; tries += 1) await sleep(20)
  expect(closed).toBe(1)
  reader.destroy()
})

test('sends a response that is read, and keeps the connection', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`${server.origin}/small`)
    expect((await answer.arrayBuffer()).byteLength).toBe(SMALL)
    await sleep(MAX_READING_MS + 100)
  }
})

test('reads the body of a GET before it closes the connection, which would lose the reply', async () => {
  const reader = connect(server.port, '127.0.0.1')
  let received = ''
  reader.on('data', (chunk) => (received += chunk.toString('latin1')))
  reader.write(
    'GET /small HTTP/1.1\r\nHost: a\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  await sleep(100)
  expect(received).toBe('')
  reader.write(`10000\r\n${'a'.repeat(0x10000)}\r\n0\r\n\r\n`)
  await once(reader, 'close')
  expect(received).toContain('HTTP/1.1 200')
  expect(received.length).toBeGreaterThan(SMALL)
})

test('does not wait long for the body of a GET', async () => {
  const reader = connect(server.port, '127.0.0.1')
  const began = performance.now()
  reader.write(
    'GET /small HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 1000\r\n\r\n',
  )
  reader.resume()
  await once(reader, 'close')
  expect(performance.now() - began).toBeLessThan(3000)
})

describe('a stream', () => {
  const MAX_STALL_MS = 300
  const PIECES = 60
  let isReleased: boolean
  let streaming: TestServer
  async function* pieces(bytes: number, everyMs: number) {
    try {
      for (let piece = 0; piece < PIECES; piece += 1) {
        await sleep(everyMs)
        yield Buffer.alloc(bytes)
      }
    } finally {
      isReleased = true
    }
  }
  beforeEach(async () => {
    isReleased = false
    streaming = await listenOn((request, response) => {
      const source = request.url === '/long' ? pieces(100, 20) : pieces(1024 * 1024, 0)
      const body = Readable.toWeb(Readable.from(source)) as never
      const reply = { status: 200, headers: {}, body }
      send(reply, request, response, { maxStallMs: MAX_STALL_MS }).catch(() => undefined)
    })
  })
  afterEach(() => streaming.close())

  test('ends when the client stops reading, and releases its source', async () => {
    const reader = connect(streaming.port, '127.0.0.1').on('error', () => undefined)
    reader.pause()
    reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    for (let tries = 0; !isReleased && tries < 500; tries += 1) await sleep(20)
    expect(isReleased).toBe(true)
    reader.destroy()
  })

  test('is released when the client has left before its head', async () => {
    const cancel = jest.fn()
    const sent = Promise.withResolvers<void>()
    const late = await listenOn((request, response) => {
      const reply = { status: 200, headers: {}, body: new ReadableStream({ cancel }) }
      response.once('close', () => sent.resolve(send(reply, request, response)))
    })
    const timers = () =>
      process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length
    const before = timers()
    const reader = connect(late.port, '127.0.0.1')
    reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    await sleep(50)
    reader.resetAndDestroy()
    await sent.promise.catch(() => undefined)
    late.close()
    expect(cancel).toHaveBeenCalledTimes(1)
    expect(timers()).toBeLessThanOrEqual(before)
  })

  test('goes on for a client that reads', async () => {
    const answer = await fetch(`${streaming.origin}/long`)
    expect((await answer.arrayBuffer()).byteLength).toBe(PIECES * 100)
  })
})
