import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** Another port of a server, which can be cut. WebDriver has no command for being offline. */
export async function cuttableRoute(port: number) {
  const sockets = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(port, 'localhost')
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => sockets.delete(socket))
    }
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const close = () => {
    cut()
    server.close()
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, cut, close }
}
