import type { TestBackend } from '@/server/testing/backend'
import { stepsOf } from './dice'
import { lead, openShop, verify, type Counts, type Failure, type Shop } from './life'
import { Unexpected } from './plan'

type OpenBackend = (own: { areTriesRelaxed: boolean }) => Promise<TestBackend>

/** All shoppers ask from one address. */
const MANY_SHOPPERS = { areTriesRelaxed: true }

/** The whole verifier looks at every so many lives; each life is held to the model after every step. */
const VERIFIED_EVERY = 20
/** A new database every so many, so that the verifier stays quick. */
const CHAPTER = 500
const MOST_SHORTER_TRIES = 60

export interface Report {
  lives: number
  counts: Counts
  failure: Failure | null
}

interface Options {
  /** The seed of the first life; the others have the seeds after it. */
  seed: number
  lives: number
  /** How many are led at once, each in a shop of its own. */
  atOnce?: number
  onProgress?: (lives: number) => void
}

/** Leads lives until all are led or one goes wrong, whose story is then made as short as it can be. */
export async function leadLives(
  open: OpenBackend,
  { seed, lives, atOnce = 1, onProgress }: Options,
): Promise<Report> {
  const report: Report = { lives: 0, counts: new Map(), failure: null }
  let next = seed
  const worker = async () => {
    while (next < seed + lives && !report.failure) {
      const test = await open(MANY_SHOPPERS)
      try {
        const shop = await openShop(test)
        for (let led = 0; led < CHAPTER && next < seed + lives && !report.failure; led += 1) {
          const own = next
          next += 1
          report.failure ??= await leadAndVerify(shop, own, report)
          report.lives += 1
          onProgress?.(report.lives)
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

async function leadAndVerify(shop: Shop, seed: number, report: Report): Promise<Failure | null> {
  const failure = await lead(shop, seed, { counts: report.counts })
  if (failure) return shorten(shop, failure)
  return seed % VERIFIED_EVERY === 0 ? lastWord(shop, seed) : null
}

/** A breach that no step showed lies in one of the lives since the verifier looked last. */
async function lastWord(shop: Shop, seed: number): Promise<Failure | null> {
  try {
    await verify(shop.test.backend.services.db)
    return null
  } catch (error) {
    if (!(error instanceof Unexpected)) throw error
    const story = [`up to ${VERIFIED_EVERY} lives, of which this is the last`]
    return { seed, story, problem: error.message }
  }
}

/** One life alone, with the whole verifier after each step. */
export async function replay(open: OpenBackend, seed: number): Promise<Report> {
  const test = await open(MANY_SHOPPERS)
  try {
    const counts: Counts = new Map()
    const failure = await lead(await openShop(test), seed, { counts, isVerifiedAtEachStep: true })
    return { lives: 1, counts, failure }
  } finally {
    await test.close()
  }
}

/** Leaves out step after step, as long as what is left still goes wrong. */
async function shorten(shop: Shop, failure: Failure): Promise<Failure> {
  const omitted = new Set<number>()
  let shortest = failure
  const places = stepsOf(failure.seed).map((_, place) => place)
  for (const place of places.reverse().slice(0, MOST_SHORTER_TRIES)) {
    omitted.add(place)
    const shorter = await lead(shop, failure.seed, { omitted })
    if (shorter) shortest = shorter
    else omitted.delete(place)
  }
  return shortest
}

/** For a person: what was done how often, and what went wrong. */
export function describeReport({ lives, counts, failure }: Report): string {
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1))
  const sum = (name: 'done' | 'refused' | 'lost') =>
    rows.reduce((total, [, row]) => total + row[name], 0)
  const lines = [
    `${lives} lives, ${sum('done') + sum('refused') + sum('lost')} steps: ${sum('done')} done, ${sum('refused')} refused as predicted, ${sum('lost')} lost around their commit`,
    ...rows.map(([name, { done, refused, lost }]) => `  ${name}: ${done} + ${refused} + ${lost}`),
  ]
  if (!failure) return lines.join('\n')
  const { seed, story, problem } = failure
  return [...lines, '', `Seed ${seed}:`, ...story.map((step) => `  ${step}`), problem].join('\n')
}
