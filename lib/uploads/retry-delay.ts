/** The backoff before each retry in ms; it restarts after progress. */
export const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000]

/** Waits for the backoff, or until the device is online. */
export async function waitForNetwork(failures: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const ended = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  await new Promise<void>((resolve) => {
    if (navigator.onLine) timer = setTimeout(resolve, RETRY_DELAYS_MS[failures - 1] ?? 0)
    const finish = () => resolve()
    window.addEventListener('online', finish, { signal: ended.signal })
    signal.addEventListener('abort', finish, { signal: ended.signal })
  })
  clearTimeout(timer)
  ended.abort()
  signal.throwIfAborted()
}
