import type { Database } from '@/server/db/connection'
import type { Tier } from '@/server/domain/search/tiers'
import * as search from '@/server/repositories/search-products'

export const COUNTED_UP_TO = 1000
/** So many matches are read and sorted at once. */
const FEW = 12_000
/** So many products of a sort order are looked at before all matches are read. */
const SCANNED = 3000
/** The counts of words are close, not exact. */
const COUNT_ERROR = 2

export type Target = Tier & search.Scope

/**
 * The next matches in sort order. Frequent words are looked for among the next products of the sort order first, where
 * a page is full after a number of products that falls with the frequency. Both ways give the same result.
 */
export async function pageOf(
  db: Database,
  target: Target,
  page: search.Page,
): Promise<search.Place[]> {
  const { atMost, filter } = target
  const isFrequent = atMost > FEW && Number.isFinite(atMost) && filter.shopId === undefined
  const found = isFrequent ? await search.scan(db, target, page, SCANNED) : []
  return found.length >= page.limit ? found : search.readAll(db, target, page)
}

/** The number of matches up to the bound, and one more than the bound for any larger number. */
export async function countOf(db: Database, target: Target): Promise<number> {
  const isFiltered = Object.values(target.filter).some((one) => one !== undefined)
  const over = COUNTED_UP_TO + 1
  if (!isFiltered && target.atLeast > COUNTED_UP_TO * COUNT_ERROR) return over
  return search.count(db, target, over)
}
