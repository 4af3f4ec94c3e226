import { setTimeout as sleep } from 'node:timers/promises'

/** What breaks while nginx between web processes and backends is reloaded, or a backend starts anew. */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']
/** By then other connections that ended at the same moment are known to have ended. */
const PAUSE_MS = 150

/**
 * Asks once more when the connection failed before there was an answer. For what changes nothing alone: whether the
 * first question arrived is not known. Whoever gave up is not asked for.
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
