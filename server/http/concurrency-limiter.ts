export interface ConcurrencyLimits {
  /** Number of requests that may run at the same time. */
  concurrency: number
  /** Number of requests that may wait for a slot, and for how long. */
  queueSize: number
  timeoutMs: number
  /** How long a request may wait while the queue is overloaded. */
  overloadTimeoutMs?: number
}

/** A queue that has not been empty for this long is overloaded. */
const OVERLOAD_AFTER_MS = 2000
/** Short, so that admitted requests are answered soon. */
const OVERLOAD_TIMEOUT_MS = 150

interface Waiter {
  since: number
  answer: (isAcquired: boolean) => void
}

/**
 * A semaphore with a bounded queue that rejects excess requests at once. p-queue does not fit, because the time
 * a request may wait shrinks while the queue stays full (as in CoDel).
 */
export class ConcurrencyLimiter {
  #active = 0
  #lastEmptyAt = 0
  #sweep: NodeJS.Timeout | undefined
  readonly #queue: Waiter[] = []
  readonly #limits: ConcurrencyLimits
  readonly #now: () => number

  // Node's type stripping does not support parameter properties.
  constructor(limits: ConcurrencyLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** Resolves to true when the request may run (call `release` afterwards), or to false when it is rejected. */
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

  /** Lets waiters time out when no slot is released. */
  #sweepQueue(): void {
    this.#rejectLate()
    const oldest = this.#queue[0]
    const wait = oldest && Math.max(10, oldest.since + this.#timeout() - this.#now())
    this.#sweep = wait === undefined ? undefined : setTimeout(() => this.#sweepQueue(), wait)
  }
}
