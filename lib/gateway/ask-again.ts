import { setTimeout as sleep } from 'node:timers/promises'

/** Connection errors during an nginx reload or a backend restart. */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']
/** After this time, other connections that closed at the same moment are known to be closed. */
const PAUSE_MS = 150

/**
 * Retries once when the connection failed before a response arrived. Only for requests that change nothing,
 * because the first one may have been processed. Does not retry after the client has aborted.
 */
export async function askAgain(
  ask: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await ask()
  } catch (error) {
    if (signal.aborted || !isBroken(error)) throw error
    await sleep(PAUSE_MS, undefined, { signal })
    return ask()
  }
}

function isBroken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return BROKEN.includes(String(cause?.code))
}
