import { positionOf } from './position'

interface Sample {
  at: number
  position: bigint
}

const KEPT = 600
/** How long a failed replica is not used. */
const FAILURE_PAUSE_MS = 2000

/** Recent log positions of the primary with their times, from which the lag of a replica is computed. */
export class PrimaryHistory {
  readonly #samples: Sample[] = []

  note(position: string, at: number): void {
    const last = this.#samples.at(-1)
    const now = positionOf(position)
    if (last?.position === now) last.at = at
    else this.#samples.push({ at, position: now })
    if (this.#samples.length > KEPT) this.#samples.shift()
  }

  /** The lag of a position in milliseconds; Infinity when it is older than the samples. */
  msBehind(position: bigint): number {
    const last = this.#samples.at(-1)
    const held = this.#samples.findLast((sample) => sample.position <= position)
    return last && held ? last.at - held.at : Infinity
  }
}

/** The state of one replica. */
export class ReplicaState {
  #replayed = 0n
  #isAnswering = false
  #pausedUntil = -Infinity

  constructor(
    private readonly primary: PrimaryHistory,
    private readonly maxLagMs: number,
  ) {}

  /** `replayed` is null when the replica does not answer or is no longer a standby. */
  note(replayed: string | null): void {
    this.#isAnswering = replayed !== null
    this.#replayed = positionOf(replayed)
  }

  markFailed(now: number): void {
    this.#pausedUntil = now + FAILURE_PAUSE_MS
  }

  get msBehind(): number {
    return this.#isAnswering ? this.primary.msBehind(this.#replayed) : Infinity
  }
  isFit(after: bigint, now: number): boolean {
    return now >= this.#pausedUntil && this.#replayed >= after && this.msBehind <= this.maxLagMs
  }
}
