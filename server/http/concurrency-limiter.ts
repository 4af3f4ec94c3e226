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
  client: string
  since: number
  answer: (isAcquired: boolean) => void
}

/**
 * A semaphore with a bounded queue that rejects excess requests at once. Clients share it fairly: a released slot
 * goes to the client with the fewest, and a full queue drops the newest waiter of the client with the most. p-queue
 * does not fit, because it knows no clients, and because the time a request may wait shrinks while the queue stays
 * full (as in CoDel).
 */
export class ConcurrencyLimiter {
  #active = 0
  readonly #activeOf = new Map<string, number>()
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

  /**
   * Resolves to true when the request of a client may run (call `release` afterwards), or to false when it is
   * rejected.
   */
  acquire(client: string): Promise<boolean> {
    if (this.#queue.length === 0) this.#lastEmptyAt = this.#now()
    if (this.#active < this.#limits.concurrency) {
      this.#active += 1
      this.#count(client, 1)
      return Promise.resolve(true)
    }
    if (this.#queue.length >= this.#limits.queueSize && !this.#makeRoom(client))
      return Promise.resolve(false)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#queue.push({ client, since: this.#now(), answer: resolve })
    if (!this.#sweep) this.#sweep = setTimeout(() => this.#sweepQueue(), this.#timeout())
    return promise
  }

  /** Gives the slot to the oldest waiter, among those of the clients with the fewest slots, that has not timed out. */
  release(client: string): void {
    this.#rejectLate()
    this.#count(client, -1)
    const [next] = this.#queue.splice(this.#nextIndex(), 1)
    if (!next) {
      this.#active -= 1
      return
    }
    this.#count(next.client, 1)
    next.answer(true)
  }

  #count(client: string, change: number): void {
    const count = (this.#activeOf.get(client) ?? 0) + change
    if (count > 0) this.#activeOf.set(client, count)
    else this.#activeOf.delete(client)
  }

  #nextIndex(): number {
    const active = this.#queue.map(({ client }) => this.#activeOf.get(client) ?? 0)
    return Math.max(0, active.indexOf(Math.min(...active)))
  }

  /** Rejects the newest waiter of the client with the most, unless that is the given one. */
  #makeRoom(client: string): boolean {
    const waiting = new Map([[client, 1]])
    for (const one of this.#queue) waiting.set(one.client, (waiting.get(one.client) ?? 0) + 1)
    const [most] = [...waiting].reduce((a, b) => (b[1] > a[1] ? b : a))
    if (most === client) return false
    const newest = this.#queue.findLastIndex((one) => one.client === most)
    this.#queue.splice(newest, 1)[0]?.answer(false)
    return true
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
