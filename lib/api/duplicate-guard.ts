export const DUPLICATE_WINDOW_MS = 1000

/**
 * Remembers the previous post or put and refuses one with the same url and body within 1000 ms
 * (specification section 5). A refused one does not lengthen the wait.
 */
export function createDuplicateGuard(now: () => number = Date.now) {
  let previous: { submission: string; at: number } | undefined
  return function admits(url: string, body: string): boolean {
    const submission = `${url}\n${body}`
    const at = now()
    if (previous?.submission === submission && at - previous.at < DUPLICATE_WINDOW_MS) return false
    previous = { submission, at }
    return true
  }
}
