interface NextRequest {
  method: 'POST'
  url: string
  headers: Record<string, string>
  payload: string
}

/** The interface that the web server provides to the code inside Next's bundle. */
interface WebServer {
  /** Renders a request with Next without a socket; returns the status. */
  dispatch: (request: NextRequest) => Promise<number>
  /** Removes pages from the page cache by their tags. */
  invalidate: (tags: readonly string[]) => void
}

const held = globalThis as { sampanWebServer?: WebServer }

export function registerWebServer(server: WebServer): void {
  held.sampanWebServer = server
}

/** Undefined under `next dev` and a plain `next start`. */
export const registeredWebServer = (): WebServer | undefined => held.sampanWebServer
