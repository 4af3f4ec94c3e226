import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { drain, EventStreams } from './drain'

const streams = new EventStreams()

async function serve(): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    streams.add(request, response)
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(': open\n\n')
    } else {
      setTimeout(() => response.end('done'), 300)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('what is under way is finished, event streams are cut, new visitors are turned away', async () => {
  const { server, url } = await serve()
  const events = await fetch(`${url}/events`, {
    headers: { accept: 'text/event-stream' },
  })
  const cut = events.text().then(
    () => 'ended',
    () => 'cut',
  )
  const slow = fetch(`${url}/slow`).then((response) => response.text())
  await sleep(100)
  const began = Date.now()
  await drain([server], streams)
  expect(await slow).toBe('done')
  expect(await cut).toBe('cut')
  expect(Date.now() - began).toBeLessThan(3000)
  await expect(fetch(url)).rejects.toThrow('fetch failed')
})
