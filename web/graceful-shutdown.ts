import type { Server, ServerResponse } from 'node:http'
import { LIVE_PATH } from '../contracts/live.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'

const PATIENCE_MS = 10_000
const SWEEP_MS = 50

/** The open event streams. */
export class EventStreams {
  readonly #streams = new Set<ServerResponse>()

  add({ path }: RequestContext, response: ServerResponse): void {
    if (path !== LIVE_PATH) return
    this.#streams.add(response)
    response.once('close', () => this.#streams.delete(response))
  }

  /** Event streams do not end by themselves; clients reconnect to another process. */
  end(): void {
    this.#streams.forEach((response) => response.socket?.destroy())
  }
}

/** Stops listening and waits up to ten seconds for open responses. */
export async function drain(servers: Server[], streams: EventStreams): Promise<void> {
  // Accepts connections that are already in the listen queue first.
  await nextTurn()
  const sweep = setInterval(() => {
    streams.end()
    servers.forEach((server) => server.closeIdleConnections())
  }, SWEEP_MS)
  const cut = setTimeout(
    () => servers.forEach((server) => server.closeAllConnections()),
    PATIENCE_MS,
  )
  await Promise.all(servers.map(closed))
  clearInterval(sweep)
  clearTimeout(cut)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
