import { positionOf } from './position'

interface Sample {
  at: number
  position: bigint
}

const KEPT = 600
/** How long a replica that failed is left alone. */
const REST_MS = 2000

/** Where the primary stood at which time, so that a replica's place in the log says how old what it gives is. */
export class PrimaryHistory {
  readonly #samples: Sample[] = []

  note(position: string, at: number): void {
    const last = this.#samples.at(-1)
    const now = positionOf(position)
    if (last?.position === now) last.at = at
    else this.#samples.push({ at, position: now })
    if (this.#samples.length > KEPT) this.#samples.shift()
  }

  /** How long before it last said where it is the primary stood here; Infinity where that is not known any more. */
  msBehind(position: bigint): number {
    const last = this.#samples.at(-1)
    const held = this.#samples.findLast((sample) => sample.position <= position)
    return last && held ? last.at - held.at : Infinity
  }
}

/** What is known of one replica. */
export class ReplicaStanding {
  #replayed = 0n
  #isAnswering = false
  #restsUntil = -Infinity

  constructor(
    private readonly primary: PrimaryHistory,
    private readonly mostMs: number,
  ) {}

  /** Null where it does not answer, or follows the primary no longer. */
  note(replayed: string | null): void {
    this.#isAnswering = replayed !== null
    this.#replayed = positionOf(replayed)
  }

  rest(now: number): void {
    this.#restsUntil = now + REST_MS
  }

  get msBehind(): number {
    return this.#isAnswering ? this.primary.msBehind(this.#replayed) : Infinity
  }

  /** Whether it may be asked for what must not be older than `after`. */
  isFit(after: bigint, now: number): boolean {
    return now >= this.#restsUntil && this.#replayed >= after && this.msBehind <= this.mostMs
  }
}
