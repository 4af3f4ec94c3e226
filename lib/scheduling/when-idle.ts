/** Safari has no idle callbacks. */
const WITHOUT_IDLE_MS = 200

/** The longest wait in a page that is never idle. */
const PATIENCE_MS = 1000

/**
 * Runs `run` once the browser is idle, in a task of its own: the effects of a hydrated page run in
 * one task, which must stay short. Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, WITHOUT_IDLE_MS)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: PATIENCE_MS })
  return () => cancelIdleCallback(id)
}
