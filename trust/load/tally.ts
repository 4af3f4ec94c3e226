import { GROUPS, type Group, type Phase, type Summary, type Times } from './plan'

const WINDOW_MS = 5000

export type Outcome = 'done' | { turnedAway: string } | { wrong: string }

interface Seen {
  group: Group
  /** The scheduled time, from the beginning of the phase. */
  atMs: number
  tookMs: number
  isDone: boolean
}

/** The results of a phase, by request. */
export class Tally {
  readonly #seen: Seen[] = []
  readonly #refusals: number[] = []
  readonly #lags: number[] = []
  readonly turnedAway: Record<string, number> = {}
  readonly wrong: Record<string, number> = {}

  constructor(readonly began: number) {}

  sent(dueAt: number, sentAt: number): void {
    this.#lags.push(sentAt - dueAt)
  }

  answered(group: Group, dueAt: number, tookMs: number, outcome: Outcome): void {
    const isDone = outcome === 'done'
    this.#seen.push({ group, atMs: dueAt - this.began, tookMs, isDone })
    if (isDone) return
    const [kind, what] =
      'wrong' in outcome ? [this.wrong, outcome.wrong] : [this.turnedAway, outcome.turnedAway]
    kind[what] = (kind[what] ?? 0) + 1
    if (kind === this.turnedAway) this.#refusals.push(tookMs)
  }

  summary(phase: Phase, rest: Pick<Summary, 'unserved' | 'mostSockets'>): Summary {
    const done = this.#seen.filter(({ isDone }) => isDone)
    return {
      name: phase.name,
      asked: this.#seen.length,
      done: done.length,
      turnedAway: this.turnedAway,
      wrong: this.wrong,
      groups: perGroup((group) => timesOf(done.filter((one) => one.group === group).map(took))),
      refusals: timesOf(this.#refusals),
      lag: timesOf(this.#lags),
      windows: this.#windows(),
      ...rest,
    }
  }

  #windows() {
    const windows = Map.groupBy(this.#seen, ({ atMs }) => Math.floor(atMs / WINDOW_MS))
    return [...windows]
      .sort(([a], [b]) => a - b)
      .map(([at, seen]) => ({
        fromMs: at * WINDOW_MS,
        asked: seen.length,
        notDone: seen.filter(({ isDone }) => !isDone).length,
        p99: perGroup((group) => timesOf(seen.filter((one) => one.group === group).map(took)).p99),
      }))
  }
}

const took = ({ tookMs }: Seen): number => tookMs

function perGroup<Value>(valueOf: (group: Group) => Value): Record<Group, Value> {
  const pairs = GROUPS.map((group) => [group, valueOf(group)])
  return Object.fromEntries(pairs) as Record<Group, Value>
}

export function timesOf(values: number[]): Times {
  const sorted = Float64Array.from(values).sort()
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  return { count: sorted.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), most: at(1) }
}
