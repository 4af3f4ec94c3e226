/** How long to wait before each further try; sending that made progress starts over. */
export const PATIENCE = [500, 1000, 2000, 4000, 8000]

/** Until it is worth trying again: a moment, or as soon as the phone says that it is online. */
export async function waitForNetwork(failures: number, signal: AbortSignal): Promise<void> {
  if (!navigator.onLine) await onceOnline(signal)
  else await pause(PATIENCE[failures - 1] ?? 0, signal)
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
