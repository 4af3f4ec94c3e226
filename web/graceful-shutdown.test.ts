import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { LIVE_PATH } from '@/contracts/live'
import { drain, EventStreams } from './graceful-shutdown'
import { contextFor } from './testing'

const streams = new EventStreams()

async function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    streams.add(contextFor(request.url ?? '/'), response)
    if (request.url === LIVE_PATH) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': open\n\n')
    } else {
      setTimeout(() => response.end('done'), 300)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('finishes active responses, ends event streams and refuses new connections', async () => {
  const { server, url } = await serve()
  const events = await fetch(url + LIVE_PATH)
  const cut = events.text().then(
    () => 'ended',
    () => 'cut',
  )
  const slow = fetch(`${url}/slow`, { headers: { accept: 'text/event-stream' } })
  await sleep(100)
  const began = Date.now()
  await drain([server], streams)
  expect(await (await slow).text()).toBe('done')
  expect(await cut).toBe('cut')
  expect(Date.now() - began).toBeLessThan(3000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
