import { createServer } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { limitConnections } from './connection-limit'

test('closes connections of one address above the limit, and accepts new ones later', async () => {
  const server = createServer((_request, response) => response.end('well'))
  limitConnections([server], 2)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const opened = await Promise.all(Array.from({ length: 4 }, () => open(port)))
  await sleep(100)
  expect(opened.filter(({ destroyed }) => !destroyed)).toHaveLength(2)
  opened.forEach((socket) => socket.destroy())
  await sleep(100)
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('well')
  server.closeAllConnections()
  server.close()
})

function open(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket))
    socket.on('error', () => undefined).resume()
  })
}
