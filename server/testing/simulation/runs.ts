import type { TestBackend } from '@/server/testing/backend'
import { stepsOf } from './random-choices'
import { runSeed, openShop, verify, type Counts, type Failure, type Shop } from './simulation'
import { Unexpected } from './plan'

type OpenBackend = (own: { areTriesRelaxed: boolean }) => Promise<TestBackend>

/** All shoppers share one address. */
const MANY_SHOPPERS = { areTriesRelaxed: true }

/** The complete ledger check runs after this many runs; each run is compared with the model after every step. */
const VERIFIED_EVERY = 20
/** A new database after this many runs keeps the ledger check fast. */
const CHAPTER = 500
const MAX_SHORTER_TRIES = 60

export interface Report {
  runs: number
  counts: Counts
  failure: Failure | null
}

interface Options {
  /** The seed of the first run; later runs have the next seeds. */
  seed: number
  runs: number
  /** How many run concurrently, each in a separate shop. */
  atOnce?: number
  onProgress?: (runs: number) => void
}

/** Repeats runs until all are done or one fails, which is then shrunk. */
export async function runSimulations(
  open: OpenBackend,
  { seed, runs, atOnce = 1, onProgress }: Options,
): Promise<Report> {
  const report: Report = { runs: 0, counts: new Map(), failure: null }
  let next = seed
  const worker = async () => {
    while (next < seed + runs && !report.failure) {
      const test = await open(MANY_SHOPPERS)
      try {
        const shop = await openShop(test)
        for (let done = 0; done < CHAPTER && next < seed + runs && !report.failure; done += 1) {
          const own = next
          next += 1
          report.failure ??= await runAndCheck(shop, own, report)
          report.runs += 1
          onProgress?.(report.runs)
        }
        report.failure ??= await lastWord(shop, next - 1)
      } finally {
        await test.close()
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return report
}

async function runAndCheck(shop: Shop, seed: number, report: Report): Promise<Failure | null> {
  const failure = await runSeed(shop, seed, { counts: report.counts })
  if (failure) return shorten(shop, failure)
  return seed % VERIFIED_EVERY === 0 ? lastWord(shop, seed) : null
}

/** A discrepancy that no step showed is in one of the runs since the last ledger check. */
async function lastWord(shop: Shop, seed: number): Promise<Failure | null> {
  try {
    await verify(shop.test.backend.services.db)
    return null
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error
    const story = [`up to ${VERIFIED_EVERY} runs, of which this is the last`]
    return { seed, story, problem: error.message }
  }
}

/** One run, with the complete ledger check after each step. */
export async function replay(open: OpenBackend, seed: number): Promise<Report> {
  const test = await open(MANY_SHOPPERS)
  try {
    const counts: Counts = new Map()
    const failure = await runSeed(await openShop(test), seed, {
      counts,
      isVerifiedAtEachStep: true,
    })
    return { runs: 1, counts, failure }
  } finally {
    await test.close()
  }
}

/** Removes steps as long as the rest still fails. */
async function shorten(shop: Shop, failure: Failure): Promise<Failure> {
  const omitted = new Set<number>()
  let shortest = failure
  const places = stepsOf(failure.seed).map((_, place) => place)
  for (const place of places.reverse().slice(0, MAX_SHORTER_TRIES)) {
    omitted.add(place)
    const shorter = await runSeed(shop, failure.seed, { omitted })
    if (shorter) shortest = shorter
    else omitted.delete(place)
  }
  return shortest
}

/** A summary: the number of steps by outcome, and the failure. */
export function describeReport({ runs, counts, failure }: Report): string {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const sum = (name: 'done' | 'refused' | 'lost') =>
    rows.reduce((total, [, row]) => total + row[name], 0)
  const lines = [
    `${runs} runs, ${sum('done') + sum('refused') + sum('lost')} steps: ${sum('done')} done, ${sum('refused')} refused as predicted, ${sum('lost')} lost around their commit`,
    ...rows.map(([name, { done, refused, lost }]) => `  ${name}: ${done} + ${refused} + ${lost}`),
  ]
  if (!failure) return lines.join('\n')
  const { seed, story, problem } = failure
  return [...lines, '', `Seed ${seed}:`, ...story.map((step) => `  ${step}`), problem].join('\n')
}
