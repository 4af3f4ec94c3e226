export const DUPLICATE_WINDOW_MS = 1000

/**
 * Remembers the last POST or PUT and rejects one with the same URL and body within 1000 ms
 * (specification section 5). A rejected call does not extend the window, nor does a clock that was
 * set back.
 */
export function createDuplicateGuard(now: () => number = Date.now) {
  let previous: { submission: string; at: number } | undefined
  return function admits(url: string, body: string): boolean {
    const submission = `${url}\n${body}`
    const at = now()
    const elapsed = at - (previous?.at ?? 0)
    const isRecent = elapsed >= 0 && elapsed < DUPLICATE_WINDOW_MS
    if (previous?.submission === submission && isRecent) return false
    previous = { submission, at }
    return true
  }
}
