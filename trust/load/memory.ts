import { readFileSync } from 'node:fs'
import type { SuiteContext } from '../suite'

const EVERY_MS = 5000
const MINUTE_MS = 60_000
/** A shorter measurement is useless: the heap grows for a while before it is collected. */
const MIN_MINUTES = 8
const MAX_SLOPE = 1
/** The share of the time in which caches fill. */
const WARM_UP = 1 / 6

interface Sample {
  atMs: number
  mb: number
}

/** Samples the resident memory of processes every few seconds. */
export class Memory {
  readonly #samples = new Map<string, Sample[]>()
  readonly #began = performance.now()
  readonly #timer: NodeJS.Timeout

  constructor(readonly pids: Record<string, number>) {
    this.#look()
    this.#timer = setInterval(() => this.#look(), EVERY_MS)
  }

  #look(): void {
    for (const [name, pid] of Object.entries(this.pids)) {
      const mb = residentMb(pid)
      if (mb === null) continue
      const samples = this.#samples.get(name) ?? []
      samples.push({ atMs: performance.now() - this.#began, mb })
      this.#samples.set(name, samples)
    }
  }

  /** The first part of the time is excluded from the slope. */
  stop(context: SuiteContext): void {
    clearInterval(this.#timer)
    this.#look()
    const took = performance.now() - this.#began
    const minutes = ((1 - WARM_UP) * took) / MINUTE_MS
    for (const [name, samples] of this.#samples) {
      const measured = samples.filter(({ atMs }) => atMs >= WARM_UP * took)
      const slope = slopeOf(measured)
      const detail = `${slope.toFixed(2)} MB/min over ${minutes.toFixed(1)} min, ${perMinute(samples)} MB from minute to minute`
      if (minutes < MIN_MINUTES) context.say(`memory of ${name}: ${detail}`)
      else
        context.expect(
          `memory of ${name} grows by less than ${MAX_SLOPE} MB/min`,
          slope < MAX_SLOPE,
          detail,
        )
    }
  }
}

/** Null where the system does not provide it. */
export function residentMb(pid: number): number | null {
  try {
    const line = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return line ? Number(line[1]) / 1024 : null
  } catch {
    return null
  }
}

/** Least squares, MB per minute. */
export function slopeOf(samples: Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const x = mean(samples.map(({ atMs }) => atMs / MINUTE_MS))
  const y = mean(samples.map(({ mb }) => mb))
  const by = samples.map(({ atMs, mb }) => ({ x: atMs / MINUTE_MS - x, y: mb - y }))
  const spread = by.reduce((sum, one) => sum + one.x * one.x, 0)
  return spread === 0 ? 0 : by.reduce((sum, one) => sum + one.x * one.y, 0) / spread
}

function perMinute(samples: Sample[]): string {
  const minutes = Map.groupBy(samples, ({ atMs }) => Math.floor(atMs / MINUTE_MS))
  return [...minutes.values()].map((all) => Math.round(all[0]!.mb)).join(', ')
}
