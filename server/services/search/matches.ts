import type { Database } from '@/server/db/connection'
import type { Tier } from '@/server/domain/search/tiers'
import { anyOf } from '@/server/domain/search/tsquery'
import * as search from '@/server/repositories/search-products'
import * as terms from '@/server/repositories/search-term-prices'

export const MAX_EXACT_COUNT = 1000
/** Up to this upper bound, all matches are read and sorted. */
export const MAX_RARE_MATCHES = 2000
/** Above this upper bound, the next `SCAN_SIZE` products in sort order are filtered. */
const MIN_SCAN_MATCHES = 20_000
const SCAN_SIZE = 1500
/** Word counts are approximate. Factor by which they may exceed the number of matches. */
const MAX_COUNT_ERROR = 2
/** The sample contains one of 64 products: see the function `sample_hash` of the database. */
export const SAMPLE_DIVISOR = 64

export type Target = Tier & search.Scope

/**
 * The next matches in sort order, read from the smallest source that fills the page: the popular
 * tier, the price-ordered lists of a word, the next products in sort order, or all matches. The
 * result does not depend on the source.
 */
export async function pageOf(
  db: Database,
  target: Target,
  page: search.Page,
): Promise<search.Position[]> {
  const { maxMatches, filter } = target
  const isFrequent = maxMatches > MAX_RARE_MATCHES && !filter.shopId && !filter.shopIds
  for (const read of isFrequent ? [readPopular, readByPrice, scan] : []) {
    const found = await read(db, target, page)
    if (found.length >= page.limit) return found
  }
  return search.page(db, target, 'all', page)
}

type Read = (db: Database, target: Target, page: search.Page) => Promise<search.Position[]>

/** Every product outside the tier has fewer sales than those in it. */
const readPopular: Read = async (db, target, page) =>
  page.sort === 'hot' ? search.page(db, target, 'popular', page) : []

/** The cheapest or most expensive matches, from the lists of the rarest word. */
export const readByPrice: Read = async (db, { words, query, filter }, { sort, after, limit }) => {
  if (query === undefined || (sort !== 'price_asc' && sort !== 'price_desc')) return []
  const [rarest] = words
    .map((candidates) => ({
      frequent: candidates.filter(({ count }) => count > MAX_RARE_MATCHES),
      rare: candidates.filter(({ count }) => count <= MAX_RARE_MATCHES),
      count: countOf(candidates),
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

const countOf = (candidates: { count: number }[]) =>
  candidates.reduce((sum, { count }) => sum + count, 0)

/**
 * Not for the first page by sales: if the popular tier does not fill it, matches are rare and a
 * scan is slower.
 */
const scan: Read = async (db, target, page) =>
  target.maxMatches > MIN_SCAN_MATCHES &&
  Number.isFinite(target.maxMatches) &&
  (page.sort !== 'hot' || page.after)
    ? search.scan(db, target, page, SCAN_SIZE)
    : []

/** The number of matches up to `MAX_EXACT_COUNT`; one more than that for any larger number. */
export async function totalOf(db: Database, target: Target): Promise<number> {
  const isFiltered = Object.values(target.filter).some((one) => one !== undefined)
  const aboveMax = MAX_EXACT_COUNT + 1
  if (!isFiltered && target.minMatches > MAX_EXACT_COUNT * MAX_COUNT_ERROR) return aboveMax
  if (target.maxMatches > MAX_RARE_MATCHES) {
    const inSample = await search.count(db, target, 'sample', aboveMax)
    // Five standard errors make a wrong result practically impossible.
    if ((inSample - 5 * Math.sqrt(inSample)) * SAMPLE_DIVISOR > MAX_EXACT_COUNT) return aboveMax
  }
  return search.count(db, target, 'all', aboveMax)
}
