import type { Server, ServerResponse } from 'node:http'

const PATIENCE_MS = 10_000
const SWEEP_MS = 50

/** The answers being written at this moment. */
export class OpenAnswers {
  readonly #open = new Set<ServerResponse>()

  add(response: ServerResponse): void {
    this.#open.add(response)
    response.once('close', () => this.#open.delete(response))
  }

  /** Streams of events never end by themselves; their readers come back to the next process. */
  cutEventStreams(): void {
    for (const response of this.#open) {
      const type = String(response.getHeader('content-type') ?? '')
      if (type.startsWith('text/event-stream')) response.socket?.destroy()
    }
  }
}

/** Takes no new connections and waits for the answers under way, at most ten seconds. */
export async function drain(servers: Server[], answers: OpenAnswers): Promise<void> {
  const sweep = setInterval(() => {
    answers.cutEventStreams()
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
