import { isEmpty, outbox, type LineChanges } from '@/lib/cart/outbox'
import { staysQueued, sendDue, type SenderCallbacks } from '@/lib/cart/send-due'

/** Debounce: each tap restarts the delay, so that a burst of taps is one call. */
export const SETTLE_MS = 600
const RETRY_MS = [5_000, 15_000, 60_000]

/**
 * Sends the outbox: shortly after a change, at once on request, and again while the backend is
 * unreachable. One pass at a time across all tabs.
 */
export function createSender(outlets: SenderCallbacks) {
  let settling: ReturnType<typeof setTimeout> | undefined
  let retrying: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let pass: Promise<void> = Promise.resolve()
  const listeners = new Set<() => void>()

  function soon(delayMs = SETTLE_MS) {
    clearTimeout(settling)
    settling = setTimeout(() => void now(), delayMs)
  }

  /**
   * Resolves when every due entry was answered or could not be sent. `isLast`: also sends removals
   * that could still be undone.
   */
  function now(isLast = false): Promise<void> {
    clearTimeout(settling)
    clearTimeout(retrying)
    settling = undefined
    pass = pass.catch(() => undefined).then(() => oneTabAtATime(() => sendAll(isLast)))
    return pass
  }

  async function sendAll(isLast: boolean) {
    // Another tab may have sent what this one could not.
    if (isEmpty(outbox.read())) return setFailures(0)
    try {
      await sendDue(outlets, isLast ? Infinity : Date.now())
      setFailures(0)
      const nextUndo = nextRemovalAt(outbox.read().changes)
      if (nextUndo && settling === undefined) soon(Math.max(0, nextUndo - Date.now()))
    } catch (error) {
      if (!staysQueued(error)) throw error
      retrying = setTimeout(() => void now(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
      setFailures(failures + 1)
    }
  }

  function setFailures(count: number) {
    failures = count
    for (const listener of listeners) listener()
  }

  return {
    soon,
    now,
    /** Whether the last attempt did not reach the backend. */
    isWaiting: () => failures > 0,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

function nextRemovalAt(changes: LineChanges): number | undefined {
  const times = Object.values(changes).flatMap((change) => change.removedUntil ?? [])
  return times.length > 0 ? Math.min(...times) : undefined
}

function oneTabAtATime(work: () => Promise<void>): Promise<void> {
  // Web Locks are missing on pages without HTTPS; idempotency keys and absolute quantities make
  // concurrent tabs safe there.
  const locks = (navigator as { locks?: LockManager }).locks
  return locks ? locks.request('sampan.cart', work) : work()
}
