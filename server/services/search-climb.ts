import type { ProductSort } from '@/contracts/products'
import type { Database } from '@/server/db/connection'
import { LADDERS, mark, PARTS, partMarks, rangeMarks } from '@/server/domain/search/marks'
import { narrow, type ProductFilter } from '@/server/domain/search/product-filter'
import { anyOf, but, type TsQuery } from '@/server/domain/search/tsquery'
import * as search from '@/server/repositories/search-products'

const STATISTICS_MS = 5 * 60 * 1000
/** So many rows are read and sorted in a moment; beyond, the ladder is climbed down rung by rung. */
const FEW = 1500
const WANTED_PER_ROW = 6
const WIDER = 8
/** For what has risen above all others since the statistics were made. */
const ROOM_ABOVE = 16

const statistics = new WeakMap<Database, { at: number; value: Promise<search.MarkStatistics> }>()

/** Kept for some minutes: the shape of a catalogue changes slowly. */
export function statisticsOf(db: Database): Promise<search.MarkStatistics> {
  const kept = statistics.get(db)
  if (kept && Date.now() - kept.at < STATISTICS_MS) return kept.value
  const value = search.markStatistics(db)
  statistics.set(db, { at: Date.now(), value })
  value.catch(() => statistics.delete(db))
  return value
}

/** What is looked for: words and marks in one condition, and no more products than this that can fit it. */
export interface Target {
  query: TsQuery
  atMost: number
  filter: ProductFilter
}

/**
 * The next products of a target in the order of the sort. Of a large target only the rungs that hold the
 * next rows are read, so that the cost is that of the page and not of the catalogue.
 */
export async function climb(
  db: Database,
  { query, filter, atMost }: Target,
  page: { sort: ProductSort; after?: search.Place; limit: number },
): Promise<search.Place[]> {
  if (atMost <= FEW) return search.page(db, query, filter, page)
  const known = await statisticsOf(db)
  const ladder = LADDERS[page.sort]
  const found: search.Place[] = []
  let wanted = (page.limit * WANTED_PER_ROW * known.total) / Math.min(atMost, known.total)
  let rungs = firstRungs(page, known)
  const first = rungs.next
  while (rungs.next !== null) {
    const from = rungs.next
    rungs = takeRungs(ladder, known, from, wanted)
    const here = narrow(query, [rangeOf(ladder, from, rungs.last)])
    const limit = page.limit - found.length
    found.push(...(await search.page(db, here, filter, { ...page, limit })))
    if (found.length >= page.limit) return found
    wanted *= WIDER
  }
  const climbed = first === null ? undefined : anyOf(rangeOf(ladder, first, rungs.last))
  const limit = page.limit - found.length
  found.push(...(await search.page(db, but(query, climbed), filter, { ...page, limit })))
  return found
}

/** The last rung taken, and the next one; null after the last that anything was seen on. */
interface Rungs {
  last: number
  next: number | null
}

type Ladder = (typeof LADDERS)[ProductSort]

const rangeOf = (ladder: Ladder, one: number, other: number) =>
  rangeMarks(ladder, Math.min(one, other), Math.max(one, other))

function firstRungs(
  { sort, after }: { sort: ProductSort; after?: search.Place },
  { most }: search.MarkStatistics,
): Rungs {
  const { isDescending, rungOf, top } = LADDERS[sort]
  const highest = Math.min(top, rungOf(most[sort]) + ROOM_ABOVE)
  if (!after) return { last: 0, next: isDescending ? highest : 0 }
  // One rung before that of the key, in case the two were rounded apart.
  const next = rungOf(after.key) + (isDescending ? 1 : -1)
  return { last: 0, next: Math.min(Math.max(next, 0), highest) }
}

/** Goes on from a rung until about so many products stand on those passed. */
function takeRungs(
  { letter, isDescending, rungOf }: Ladder,
  { counts, most, lowest }: search.MarkStatistics,
  from: number,
  wanted: number,
): Rungs {
  const step = isDescending ? -1 : 1
  const end = isDescending ? (lowest.get(letter) ?? 0) : rungOf(most.price_asc) + ROOM_ABOVE
  let last = from
  let held = counts.get(mark(letter, last)) ?? 0
  while ((end - last) * step > 0 && held < wanted) {
    last += step
    held += counts.get(mark(letter, last)) ?? 0
  }
  return { last, next: (end - last) * step > 0 ? last + step : null }
}

export const COUNTED_UP_TO = 1000
const COUNT_SAMPLE = 2500

/** Exact up to the bound. More than that in a part of the catalogue is more than that in all of it. */
export async function countUpTo(db: Database, { query, filter, atMost }: Target): Promise<number> {
  let parts = Math.max(1, Math.ceil((PARTS * COUNT_SAMPLE) / Math.max(1, atMost)))
  for (; parts < PARTS; parts *= 4) {
    const sampled = narrow(query, [partMarks(parts)])
    const count = await search.count(db, sampled, filter)
    if (count > COUNTED_UP_TO) return count
  }
  return search.count(db, query, filter)
}
