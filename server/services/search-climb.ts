import type { ProductSort } from '@/contracts/products'
import type { Database } from '@/server/db/connection'
import { LADDERS, mark, PARTS, partMarks } from '@/server/domain/search/marks'
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
  query: TsQuery | undefined
  atMost: number
  filter: ProductFilter
}

/**
 * The next products of a target in the order of the sort. Of a large target only the rungs that hold the
 * next rows are read, so that the cost is that of the page and not of the catalogue.
 */
export async function climb(
  db: Database,
  target: Target,
  page: { sort: ProductSort; after?: search.Place; limit: number },
): Promise<search.Place[]> {
  const { query, filter, atMost } = target
  if (atMost <= FEW) return search.page(db, query, filter, page)
  const { letter, isDescending, rungOf, top } = LADDERS[page.sort]
  const { counts, total } = await statisticsOf(db)
  const start = page.after
    ? rungOf(page.after.key) + (isDescending ? 1 : -1)
    : isDescending
      ? top
      : 0
  const found: search.Place[] = []
  let wanted = (page.limit * WANTED_PER_ROW * total) / atMost
  let rung = Math.min(Math.max(start, 0), top)
  let climbed: TsQuery | undefined
  for (;;) {
    const rungs: string[] = []
    for (let held = 0; held < wanted && rung >= 0 && rung <= top; rung += isDescending ? -1 : 1) {
      rungs.push(mark(letter, rung))
      held += counts.get(mark(letter, rung)) ?? 0
    }
    const isLast = rung < 0 || rung > top || rungs.length === 0
    const here = isLast ? without(query, climbed) : narrow(query, [rungs])
    const limit = page.limit - found.length
    found.push(...(await search.page(db, here, filter, { ...page, limit })))
    if (isLast || found.length >= page.limit) return found
    const rungsBefore: TsQuery[] = climbed === undefined ? [] : [climbed]
    climbed = [...rungsBefore, anyOf(rungs)].join('|') as TsQuery
    wanted *= WIDER
  }
}

const without = (query: TsQuery | undefined, climbed: TsQuery | undefined) =>
  query === undefined ? undefined : but(query, climbed)

export const COUNTED_UP_TO = 1000
const COUNT_SAMPLE = 2500

/** Exact up to the bound. More than that in a part of the catalogue is more than that in all of it. */
export async function countUpTo(db: Database, { query, filter, atMost }: Target): Promise<number> {
  let parts = Math.ceil((PARTS * COUNT_SAMPLE) / Math.max(1, atMost))
  for (; parts < PARTS; parts *= 4) {
    const sampled = narrow(query, [partMarks(parts)])
    const count = await search.count(db, sampled, filter)
    if (count > COUNTED_UP_TO) return count
  }
  return search.count(db, query, filter)
}
