export interface TurnLimits {
  /** So many are worked on at once. */
  atOnce: number
  /** So many more may wait for their turn, and so long. */
  waiting: number
  patienceMs: number
  /** While the line never empties, who waits longer than this is turned away. */
  hurriedMs?: number
}

/** When nobody has found the line empty for so long, there is more to do than can be done. */
const STANDING_MS = 2000
/** So that those who get in are answered soon. */
const HURRIED_MS = 150

interface Waiter {
  since: number
  answer: (isIn: boolean) => void
}

/**
 * Lets in as many as can be worked on at once, has some wait for a moment, and turns all others away: who
 * cannot be answered in time hears so at once. Nothing here takes time or grows without end.
 */
export class Turns {
  #underWay = 0
  #lastEmptyAt = 0
  #sweep: NodeJS.Timeout | undefined
  readonly #line: Waiter[] = []
  readonly #limits: TurnLimits
  readonly #now: () => number

  // Node itself reads this file, and knows no properties among parameters.
  constructor(limits: TurnLimits, now: () => number = () => performance.now()) {
    this.#limits = limits
    this.#now = now
  }

  /** True at once or after a while: then `leave` has to be called. False: there is no time for this one. */
  enter(): Promise<boolean> {
    if (this.#line.length === 0) this.#lastEmptyAt = this.#now()
    if (this.#underWay < this.#limits.atOnce) {
      this.#underWay += 1
      return Promise.resolve(true)
    }
    if (this.#line.length >= this.#limits.waiting) return Promise.resolve(false)
    const { promise, resolve } = Promise.withResolvers<boolean>()
    this.#line.push({ since: this.#now(), answer: resolve })
    if (!this.#sweep) this.#sweep = setTimeout(() => this.#sweepLine(), this.#patience())
    return promise
  }

  /** Who has waited too long is passed over: the place goes to one who still may be answered in time. */
  leave(): void {
    this.#turnAwayLate()
    const next = this.#line.shift()
    if (next) next.answer(true)
    else this.#underWay -= 1
  }

  #patience(): number {
    const { patienceMs, hurriedMs = HURRIED_MS } = this.#limits
    const isStanding = this.#now() - this.#lastEmptyAt > STANDING_MS
    return isStanding ? Math.min(hurriedMs, patienceMs) : patienceMs
  }

  #turnAwayLate(): void {
    const earliest = this.#now() - this.#patience()
    while (this.#line[0] && this.#line[0].since < earliest) this.#line.shift()?.answer(false)
    if (this.#line.length === 0) this.#lastEmptyAt = this.#now()
  }

  /** For when nobody leaves either. */
  #sweepLine(): void {
    this.#turnAwayLate()
    const oldest = this.#line[0]
    const wait = oldest && Math.max(10, oldest.since + this.#patience() - this.#now())
    this.#sweep = wait === undefined ? undefined : setTimeout(() => this.#sweepLine(), wait)
  }
}
