import { setTimeout as sleep } from 'node:timers/promises'

const PATIENCE_MS = 30_000

/** Returns the URL when a server responds there. */
export async function waitForServer(url: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await (await fetch(url)).arrayBuffer()
      return url
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(100)
    }
  }
}
