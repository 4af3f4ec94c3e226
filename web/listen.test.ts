import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from './listen'
import { sendRaw } from './testing'

const QUICK = {
  keepAliveTimeout: 1000,
  headersTimeout: 100,
  requestTimeout: 400,
  connectionsCheckingInterval: 50,
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: a\r\nX-a: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n'],
])('answers 408 to a connection that sends %s too slowly, and closes it', async (_what, begun) => {
  const { servers, port } = await listen(
    '127.0.0.1',
    0,
    (request, response) => void request.on('end', () => response.end('done')).resume(),
    { perAddress: Infinity, limits: QUICK },
  )
  const socket = connect(port, '127.0.0.1')
  socket.write(begun)
  const drip = setInterval(() => socket.write('a'), 30)
  let answer = ''
  socket.on('data', (chunk) => (answer += chunk.toString()))
  // The connection may end with an error while it still writes; the response came before.
  socket.on('error', () => undefined)
  await new Promise<void>((resolve) => socket.on('close', () => resolve()))
  clearInterval(drip)
  for (const server of servers) server.close()
  expect(answer).toMatch(/^HTTP\/1.1 408 /)
})

test('an interim response precedes the response to its request, also when pipelined', async () => {
  const answerLater = (request: IncomingMessage, response: ServerResponse) =>
    void setTimeout(() => response.end(Buffer.from('done')), request.headers.expect ? 20 : 100)
  const { servers, port } = await listen('127.0.0.1', 0, answerLater, { perAddress: Infinity })
  const head = 'HTTP/1.1\r\nHost: a\r\n'
  const received = await sendRaw(
    port,
    `GET /a ${head}\r\nPOST /b ${head}Expect: 100-continue\r\nContent-Length: 2\r\n\r\nab`,
  )
  for (const server of servers) server.close()
  expect(received).not.toMatch(/\r\n\r\nHTTP\/1.1 100 Continue\r\n\r\ndone/)
  expect(received.match(/\r\n\r\ndone/g)).toHaveLength(2)
})

test('closes connections of one address above the limit, on whichever listener they are', async () => {
  const { servers, port } = await listen('127.0.0.1', 0, () => undefined, { perAddress: 3 })
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  sockets.forEach((socket) => socket.on('error', () => undefined).resume())
  await sleep(200)
  expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(3)
  sockets.forEach((socket) => socket.destroy())
  for (const server of servers) server.close()
})
