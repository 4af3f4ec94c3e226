import { createServer } from 'node:net'

/** Returns a free port of the loopback interface, the preferred one if possible. */
export async function freePort(wished = 0): Promise<number> {
  if (wished > 0 && (await canListen(wished)) !== null) return wished
  const port = await canListen(0)
  if (port === null) throw new Error('no free port')
  return port
}

function canListen(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(null))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      const taken = typeof address === 'object' && address ? address.port : null
      server.close(() => resolve(taken))
    })
  })
}
