import type { Database } from '@/server/db/connection'
import type { TsQuery } from '@/server/domain/search/tsquery'
import * as search from '@/server/repositories/search-products'
import { ShortMemory } from '@/server/services/accounts/short-memory'
import { FEW, planFor, type Plan, type Target } from './plan'
import { isSurelyOver, partOf, sampleOf, seenIn, shareOf, type Sample } from './sample'

export const COUNTED_UP_TO = 1000
/** The counts of words are close, not exact: beyond so much more than the bound there is no doubt. */
const SURELY = 2

/** Exact up to the bound. Beyond it is enough that a part of the catalogue leaves no doubt. */
export async function countUpTo(db: Database, target: Target): Promise<number> {
  const known = await sampleOf(db)
  const { query, filter, atLeast } = target
  const isFiltered = Object.values(filter).some((one) => one !== undefined)
  const over = COUNTED_UP_TO + 1
  if (!isFiltered && atLeast > SURELY * COUNTED_UP_TO) return over
  if (query === undefined && filter.shopId === undefined && known.each > 1) {
    if (isSurelyOver(seenIn(known, filter), known.each, COUNTED_UP_TO)) return over
  }
  const plan = await planFor(db, known, target)
  if (plan.read > FEW && (await isOverInParts(db, known, target, plan))) return over
  return search.count(db, { query: plan.query, filter, part: 'all' })
}

/** Looks into a small part, and into a larger one when that says it is near. */
async function isOverInParts(
  db: Database,
  known: Sample,
  { atLeast, mostUsed }: Target,
  { query, filter }: Plan,
): Promise<boolean> {
  const look = async (sampled: TsQuery, { part, each }: ReturnType<typeof partOf>) => {
    const scope = { query: sampled, filter, part }
    const seen = await samples.get(db, JSON.stringify(scope), () => search.count(db, scope))
    return { seen, isOver: isSurelyOver(seen, each, COUNTED_UP_TO) }
  }
  const small = partOf(known)
  // The most used reading alone may do, which is looked up sooner than all that a word may be meant as.
  const isPromising = atLeast * shareOf(known, filter) > 4 * COUNTED_UP_TO
  if (mostUsed && isPromising && (await look(mostUsed, small)).isOver) return true
  const first = await look(query, small)
  if (first.isOver) return true
  if (small.each === 8 || first.seen * small.each < COUNTED_UP_TO) return false
  return (await look(query, { part: 'one in 8', each: 8 })).isOver
}

/** What leaves no doubt that there are far more leaves none half a minute later. */
const samples = new ShortMemory<Database, number>({ keptMs: 30_000, most: 2000 })
