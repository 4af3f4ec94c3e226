export interface ConcurrencyLimits {
  /** So many are worked on at once. */
  concurrency: number
  /** So many more may wait for a slot, and so long. */
  queueSize: number
  timeoutMs: number
  /** How long a request may wait while the queue never empties. */
  overloadTimeoutMs?: number
}

/** A queue that has not been empty for so long is overloaded: more work arrives than can be done. */
const OVERLOAD_AFTER_MS = 2000
/** Short, so that the requests that get a slot are answered soon. */
const OVERLOAD_TIMEOUT_MS = 150

interface Waiter {
  since: number
  answer: (isAcquired: boolean) => void
}

/**
 * A semaphore with a bounded queue that rejects at once what cannot be served in time. p-queue cannot replace
 * it, because the time a waiter may spend in the queue shrinks while the queue stays full (as in CoDel).
 */
export class ConcurrencyLimiter {
  #active = 0
  #lastEmptyAt = 0
  #sweep: NodeJS.Timeout | undefined
  readonly #queue: Waiter[] = []
  readonly #limits: ConcurrencyLimits
  readonly #now: () => number

  // Node itself reads this file, and knows no properties among parameters.
  constructor(limits: ConcurrencyLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** True, at once or after a while: then `release` has to be called. False when the request is rejected. */
  acquire(): Promise<boolean> {
    if (this.#queue.length === 0) this.#lastEmptyAt = this.#now()
    if (this.#active < this.#limits.concurrency) {
      this.#active += 1
      return Promise.resolve(true)
    }
    if (this.#queue.length >= this.#limits.queueSize) return Promise.resolve(false)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#queue.push({ since: this.#now(), answer: resolve })
    if (!this.#sweep) this.#sweep = setTimeout(() => this.#sweepQueue(), this.#timeout())
    return promise
  }

  /** Gives the slot to the oldest waiter that has not timed out. */
  release(): void {
    this.#rejectLate()
    const next = this.#queue.shift()
    if (next) next.answer(true)
    else this.#active -= 1
  }

  #timeout(): number {
    const { timeoutMs, overloadTimeoutMs = OVERLOAD_TIMEOUT_MS } = this.#limits
    const isOverloaded = this.#now() - this.#lastEmptyAt > OVERLOAD_AFTER_MS
    return isOverloaded ? Math.min(overloadTimeoutMs, timeoutMs) : timeoutMs
  }

  #rejectLate(): void {
    const earliest = this.#now() - this.#timeout()
    while (this.#queue[0] && this.#queue[0].since < earliest) this.#queue.shift()?.answer(false)
    if (this.#queue.length === 0) this.#lastEmptyAt = this.#now()
  }

  /** Waiters also time out when no slot is released. */
  #sweepQueue(): void {
    this.#rejectLate()
    const oldest = this.#queue[0]
    const wait = oldest && Math.max(10, oldest.since + this.#timeout() - this.#now())
    this.#sweep = wait === undefined ? undefined : setTimeout(() => this.#sweepQueue(), wait)
  }
}
