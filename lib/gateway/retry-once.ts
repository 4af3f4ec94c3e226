import { setTimeout as sleep } from 'node:timers/promises'

/** Connection errors during an nginx reload or a backend restart. */
const CONNECTION_ERRORS = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']
/** After this time, other connections that closed at the same moment are known to be closed. */
const PAUSE_MS = 150

/**
 * Retries once when the connection failed before a response arrived. Only for requests that change nothing,
 * because the first one may have been processed. Does not retry after the client has aborted.
 */
export async function retryOnce(
  send: () => Promise<Response>,
  signal: AbortSignal,
): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (signal.aborted || !isConnectionError(error)) throw error
    await sleep(PAUSE_MS, undefined, { signal })
    return send()
  }
}

function isConnectionError(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: unknown } }
  return CONNECTION_ERRORS.includes(String(cause?.code))
}
