import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openWebhookSender } from './sender'

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`

let receiver: Server
let answer: (response: ServerResponse) => void
beforeAll(async () => {
  receiver = createServer((_, response) => answer(response)).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
afterAll(() => {
  receiver.closeAllConnections()
  receiver.close()
})

const send = () => {
  const { port } = receiver.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/hook`
  return openWebhookSender(true).send({ url, secret: SECRET, id: 'msg_1', body: '{}' })
}

it('counts the status of an answer whose body is cut off', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('taken')
    setTimeout(() => response.destroy(), 50)
  }
  expect(await send()).toEqual({ status: 200, text: 'taken' })
})

it('reads the beginning of an endless answer', async () => {
  answer = (response) => {
    const more = () => response.write('x'.repeat(100_000), () => more())
    more()
  }
  const { status, text } = await send()
  expect([status, text.length]).toEqual([200, 500])
})

it('follows no redirect', async () => {
  answer = (response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()
  expect(await send()).toEqual({ status: 302, text: '' })
})
