import type { Socket } from 'node:net'
import type { ClientBase, Pool } from 'pg'

/** The driver's types say nothing of its socket. */
function socketOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/**
 * Of a database that went without a word nothing is ever heard again, not even that a statement took too long.
 * A connection in use that is silent for so long is hung up on: whoever waits hears of it, its place in the pool
 * is free, and no late answer can reach the next one. Those that lie idle then are most likely dead too.
 */
export function hangUpOnSilence(pool: Pool, mostMs: number): void {
  const idle = new Set<ClientBase>()
  const drop = (socket: Socket) => void socket.destroy(new Error('Query read timeout'))
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.on('timeout', () => {
      const heard = socket.bytesRead
      // This process may have been too busy to listen: what has come meanwhile is read before this is asked.
      setImmediate(() => {
        if (socket.bytesRead !== heard) return
        drop(socket)
        for (const one of idle) drop(socketOf(one))
      })
    })
  })
  pool.on('acquire', (client) => {
    idle.delete(client)
    socketOf(client).setTimeout(mostMs)
  })
  pool.on('release', (_, client) => {
    idle.add(client)
    socketOf(client).setTimeout(0)
  })
  pool.on('remove', (client) => idle.delete(client))
}

/**
 * Takes a connection that broke while somebody had it out of the pool at once: Drizzle never gives one back whose
 * `begin` failed, and each would be one less until the process ends. Without a listener the error would end the process.
 */
export function dropBroken(pool: Pool): void {
  const inUse = new Set<ClientBase>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return
      client.release(error)
      // Whoever had it hears of it from their own query, and gives it back again.
      client.release = () => undefined
    })
  })
}

/** Says goodbye and does not wait for an answer: there may be nobody to give it. */
export async function hangUp(client: ClientBase & { end: () => Promise<void> }): Promise<void> {
  const ended = client.end().catch(() => undefined)
  socketOf(client).destroySoon()
  await ended
}
