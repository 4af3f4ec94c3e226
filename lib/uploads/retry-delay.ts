/** The backoff before each retry in ms; it restarts after progress. */
export const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000]

/** Waits for the backoff, or until the device is online. */
export async function waitForNetwork(failures: number, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) await onceOnline(signal)
  else await pause(RETRY_DELAYS_MS[failures - 1] ?? 0, signal)
  signal.throwIfAborted()
}

function onceOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    window.addEventListener('online', () => resolve(), { once: true, signal })
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true })
  })
}
