import { say } from '../cli/bootstrap/steps.mjs'
import type { Testbed } from './testbed'
import { Random } from './random'
import type { Check } from './report'

/** How much runs: everything, a share, or what fits into `npm test`. */
export type Extent = { form: 'full' } | { form: 'short' } | { form: 'scaled'; scale: number }

/** What a suite works with, and where it reports its results. */
export class SuiteContext {
  readonly random: Random
  readonly counts: Record<string, number> = {}
  readonly checks: Check[] = []

  constructor(
    readonly name: string,
    readonly seed: number,
    readonly extent: Extent,
    readonly testbed: Testbed,
  ) {
    this.random = new Random(seed).named(name)
  }

  /** The number of repetitions in this form of the suite. */
  size(full: number, short: number): number {
    if (this.extent.form === 'full') return full
    if (this.extent.form === 'short') return short
    return Math.max(1, Math.round(full * this.extent.scale))
  }

  count(what: string, by = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + by
  }

  /** Keeps the maximum. */
  peak(what: string, value: number): void {
    this.counts[what] = Math.max(this.counts[what] ?? 0, Math.round(value))
  }

  /** One check of the suite; the run fails when it does not hold. */
  expect(what: string, isHeld: boolean, detail = ''): void {
    this.checks.push({ what, isHeld, detail })
    say(`    ${isHeld ? '✓' : '✗'} ${what}${detail && `: ${detail}`}`)
  }

  /** Checks that a number equals another. */
  expectSame(what: string, found: number, wanted: number): void {
    const detail = found === wanted ? String(found) : `${found} instead of ${wanted}`
    this.expect(what, found === wanted, detail)
  }

  say(line: string): void {
    say(`      ${line}`)
  }
}

export interface Suite {
  name: string
  /** Needs more time than `npm test` has: it runs in full runs, or when it is named. */
  isLong?: boolean
  /** What a passing run shows, as a sentence for docs/reliability.md. */
  proves: string
  run: (context: SuiteContext) => Promise<void>
  /** Runs the case of `--only`, whose seed is the seed of the run. */
  replay?: (context: SuiteContext) => Promise<void>
}
