import type { Server, ServerResponse } from 'node:http'
import { LIVE_PATH } from '../contracts/live.ts'
import type { RequestContext } from '../lib/http/request-context.ts'
import { setImmediate as nextTurn } from 'node:timers/promises'

const PATIENCE_MS = 10_000
const SWEEP_MS = 50

/** The event streams that browsers listen to at this moment. */
export class EventStreams {
  readonly #streams = new Set<ServerResponse>()

  add({ path }: RequestContext, response: ServerResponse): void {
    if (path !== LIVE_PATH) return
    this.#streams.add(response)
    response.once('close', () => this.#streams.delete(response))
  }

  /** They never end by themselves; their readers reconnect to the next process. */
  end(): void {
    this.#streams.forEach((response) => response.socket?.destroy())
  }
}

/** Accepts no new connections and waits for the responses under way, at most ten seconds. */
export async function drain(servers: Server[], streams: EventStreams): Promise<void> {
  // Connections that the system has already accepted are taken up first.
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
