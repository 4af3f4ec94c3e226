import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** More than a household or an office needs; each connection costs a file descriptor. */
export const MAX_PER_ADDRESS = 1000

/**
 * Closes connections of one address beyond the limit. Not behind a proxy, where all connections have its
 * address; the proxy limits them.
 */
export function limitConnections(servers: Server[], limit: number): void {
  const open = new Map<string, number>()
  const onConnection = (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    const count = (open.get(address) ?? 0) + 1
    open.set(address, count)
    socket.once('close', () => {
      const left = open.get(address)! - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
    if (count > limit) socket.destroy()
  }
  for (const server of servers) server.on('connection', onConnection)
}
