import type { Socket } from 'node:net'
import type { ClientBase, Pool } from 'pg'

/** The driver's types do not declare the socket. */
function socketOf(client: ClientBase): Socket {
  return (client as unknown as { connection: { stream: Socket } }).connection.stream
}

/**
 * Closes a connection in use after `maxMs` without data, because a database that disappears sends nothing, not
 * even a statement timeout. The query fails, its place in the pool becomes free, and no late answer reaches the
 * next query. Idle connections are closed too, because they are most likely dead.
 */
export function closeSilentConnections(pool: Pool, maxMs: number): void {
  const idle = new Set<ClientBase>()
  const drop = (socket: Socket) => void socket.destroy(new Error('Query read timeout'))
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.on('timeout', () => {
      const heard = socket.bytesRead
      // The event loop may have been blocked: buffered data is read before the check.
      setImmediate(() => {
        if (socket.bytesRead !== heard) return
        drop(socket)
        for (const one of idle) drop(socketOf(one))
      })
    })
  })
  pool.on('acquire', (client) => {
    idle.delete(client)
    socketOf(client).setTimeout(maxMs)
  })
  pool.on('release', (_, client) => {
    idle.add(client)
    socketOf(client).setTimeout(0)
  })
  pool.on('remove', (client) => idle.delete(client))
}

/**
 * Removes a connection from the pool when it breaks in use, because Drizzle never releases one whose `begin`
 * failed. The listener is also needed because an unhandled `error` event would end the process.
 */
export function removeBrokenConnections(pool: Pool): void {
  const inUse = new Set<ClientBase>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_, client) => inUse.delete(client))
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!inUse.has(client)) return
      client.release(error)
      // The query of the current user fails, and that user releases the client again.
      client.release = () => undefined
    })
  })
}

/** Closes without waiting for an answer, because the server may be gone. */
export async function closeConnection(
  client: ClientBase & { end: () => Promise<void> },
): Promise<void> {
  const ended = client.end().catch(() => undefined)
  socketOf(client).destroySoon()
  await ended
}
