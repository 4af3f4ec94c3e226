import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { setImmediate as untilAllAreTaken } from 'node:timers/promises'

const PATIENCE_MS = 10_000
const SWEEP_MS = 50

/** The streams of events that browsers listen to at this moment. */
export class EventStreams {
  readonly #streams = new Set<ServerResponse>()

  add(request: IncomingMessage, response: ServerResponse): void {
    if (!request.headers.accept?.includes('text/event-stream')) return
    this.#streams.add(response)
    response.once('close', () => this.#streams.delete(response))
  }

  /** Streams of events never end by themselves; their readers come back to the next process. */
  cut(): void {
    this.#streams.forEach((response) => response.socket?.destroy())
  }
}

/** Takes no new connections and waits for the answers under way, at most ten seconds. */
export async function drain(servers: Server[], streams: EventStreams): Promise<void> {
  // Right after a look at the network nobody has connected who was not taken up.
  await untilAllAreTaken()
  const sweep = setInterval(() => {
    streams.cut()
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
