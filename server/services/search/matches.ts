import type { Database } from '@/server/db/connection'
import type { Tier } from '@/server/domain/search/tiers'
import { anyOf } from '@/server/domain/search/tsquery'
import * as search from '@/server/repositories/search-products'
import * as terms from '@/server/repositories/search-term-prices'

export const COUNTED_UP_TO = 1000
/** So many matches are read and sorted at once. */
export const MAX_RARE_MATCHES = 2000
/** Words of more names than this are looked for in sort order, among so many of the next products. */
const SCANNED_FROM = 20_000
const SCANNED = 1500
/** The counts of words are close, not exact. */
const COUNT_ERROR = 2
/** One product of so many is in the sample, by the migration's `sample_hash`. */
export const ONE_IN = 64

export type Target = Tier & search.Scope

/**
 * The next matches in sort order, from the smallest part of the index that has a page of them: the popular tier, the
 * price-ordered lists of a word, the next products in sort order, or all matches. Each gives the same result.
 */
export async function pageOf(
  db: Database,
  target: Target,
  page: search.Page,
): Promise<search.Place[]> {
  const { atMost, filter } = target
  const isFrequent = atMost > MAX_RARE_MATCHES && filter.shopId === undefined
  for (const part of isFrequent ? [readPopular, readByPrice, scan] : []) {
    const found = await part(db, target, page)
    if (found.length >= page.limit) return found
  }
  return search.page(db, target, 'all', page)
}

type Read = (db: Database, target: Target, page: search.Page) => Promise<search.Place[]>

/** No other product sells more than those of the tier. */
const readPopular: Read = async (db, target, page) =>
  page.sort === 'hot' ? search.page(db, target, 'popular', page) : []

/** The cheapest or most expensive matches, from the lists of the rarest word. */
export const readByPrice: Read = async (db, { words, query, filter }, { sort, after, limit }) => {
  if (query === undefined || (sort !== 'price_asc' && sort !== 'price_desc')) return []
  const [rarest] = words
    .map((readings) => ({
      frequent: readings.filter(({ count }) => count > MAX_RARE_MATCHES),
      rare: readings.filter(({ count }) => count <= MAX_RARE_MATCHES),
      count: countOf(readings),
    }))
    .filter(
      ({ frequent, rare, count }) =>
        frequent.length > 0 && countOf(rare) <= MAX_RARE_MATCHES && Number.isFinite(count),
    )
    .sort((one, other) => one.count - other.count)
  if (!rarest) return []
  const rare = rarest.rare.map(({ lexeme }) => lexeme)
  const lexemes = rarest.frequent.map(({ lexeme }) => lexeme)
  return terms.page(
    db,
    { lexemes, rare: rare.length > 0 ? anyOf(rare) : undefined, query, filter },
    { isDescending: sort === 'price_desc', after, limit },
  )
}

const countOf = (readings: { count: number }[]) =>
  readings.reduce((sum, { count }) => sum + count, 0)

/** A first page that the popular tier has not filled has few matches: looking for them one by one would take longer. */
const scan: Read = async (db, target, page) =>
  target.atMost > SCANNED_FROM &&
  Number.isFinite(target.atMost) &&
  (page.sort !== 'hot' || page.after)
    ? search.scan(db, target, page, SCANNED)
    : []

/** The number of matches up to the bound, and one more than the bound for any larger number. */
export async function totalOf(db: Database, target: Target): Promise<number> {
  const isFiltered = Object.values(target.filter).some((one) => one !== undefined)
  const over = COUNTED_UP_TO + 1
  if (!isFiltered && target.atLeast > COUNTED_UP_TO * COUNT_ERROR) return over
  if (target.atMost > MAX_RARE_MATCHES) {
    const sampled = await search.count(db, target, 'sample', over)
    // Five standard errors of the sample leave no doubt.
    if ((sampled - 5 * Math.sqrt(sampled)) * ONE_IN > COUNTED_UP_TO) return over
  }
  return search.count(db, target, 'all', over)
}
