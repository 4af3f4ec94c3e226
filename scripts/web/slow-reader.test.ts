import { createServer, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { limitReading } from './slow-reader'

const HUGE = Buffer.alloc(64 * 1024 * 1024)
const SMALL = 100_000
let server: Server
let port: number
beforeEach(async () => {
  server = createServer((request, response) => {
    limitReading(response, 300)
    response.end(request.url === '/small' ? HUGE.subarray(0, SMALL) : HUGE)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => void server.close())

test('an answer that nobody takes is given up', async () => {
  const ended = new Promise((resolve) => {
    server.on('connection', (socket) => socket.on('close', () => resolve('given up')))
  })
  const reader = connect(port, '127.0.0.1').on('error', () => undefined)
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  reader.pause()
  expect(await ended).toBe('given up')
  reader.destroy()
})

test('one that is taken arrives whole, and the connection goes on', async () => {
  for (let times = 0; times < 2; times += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/small`)
    expect((await answer.arrayBuffer()).byteLength).toBe(SMALL)
    await new Promise((resolve) => setTimeout(resolve, 400))
  }
})
