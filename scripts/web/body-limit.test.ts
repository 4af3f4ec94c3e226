import { createServer, request as sendRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BODY_LIMIT_BYTES, refuseLargeBody } from './body-limit'

let server: Server
let seen = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    if (refuseLargeBody(request, response)) return
    seen = 0
    request.on('data', (chunk: Buffer) => (seen += chunk.length))
    request.on('end', () => response.end('read'))
    request.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => server.close())

function send(headers: Record<string, string | number>, bytes: number): Promise<number> {
  return new Promise((resolve) => {
    const { port } = server.address() as AddressInfo
    const outgoing = sendRequest({ port, host: '127.0.0.1', method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.resume()
    })
    outgoing.on('error', () => undefined)
    for (let sent = 0; sent < bytes; sent += 65_536) {
      outgoing.write(Buffer.alloc(Math.min(65_536, bytes - sent)))
    }
    outgoing.end()
  })
}

test('a declared body over the limit is refused before it is read', async () => {
  expect(await send({ 'content-length': BODY_LIMIT_BYTES + 1 }, 10)).toBe(413)
})

test('a body without a length is refused when it passes the limit', async () => {
  expect(await send({ 'transfer-encoding': 'chunked' }, BODY_LIMIT_BYTES + 65_536)).toBe(413)
  expect(seen).toBeLessThanOrEqual(BODY_LIMIT_BYTES)
})

const sized: Record<string, string | number>[] = [
  { 'transfer-encoding': 'chunked' },
  { 'content-length': 1_000_000 },
]

test.each(sized)('a body within the limit is read whole (%o)', async (headers) => {
  expect(await send(headers, 1_000_000)).toBe(200)
  expect(seen).toBe(1_000_000)
})
