import type { ProductSort } from '@/contracts/schemas/products'
import type { Facets } from '@/contracts/schemas/search'
import type { ShopSort } from '@/contracts/schemas/shops'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { LAST_NAME_TIER, tiersOf, type Tier } from '@/server/domain/search/tiers'
import { andNot } from '@/server/domain/search/tsquery'
import type { Visit } from '@/server/http/context'
import type { Position } from '@/server/repositories/search-products'
import * as shops from '@/server/repositories/search-shops'
import { facetsOf, NO_FACETS } from './facets'
import { updateIndexFor } from './index'
import { MAX_EXACT_COUNT, pageOf, totalOf } from './matches'
import type { Interpretation } from './query'
import { interpretationsOf } from './corrections'

export interface ProductSearch {
  keyword: string
  filter: ProductFilter
  sort: ProductSort
  limit: number
  cursor?: string
  hasFacets: boolean
  /** False saves a statement where only the ids are used; the count is then that of the page. */
  isCounted?: boolean
}

export interface FoundProducts {
  ids: number[]
  nextCursor: string | null
  /** Exact up to 1000; 1001 for any larger number. */
  count: number
  facets: Facets | undefined
  /** Whether the catalogue contains every word as typed. */
  isVerbatim: boolean
  /** Whether words were replaced or omitted, because nothing matches the query as typed. */
  isCorrected?: boolean
}

/** The last row of a page: its tier, its sort key and its id. */
interface TierPosition extends Position {
  tier: number
}

type Tiers = (Tier | null)[]

/** Products that match the query and the filters, by relevance or in another sort order. */
export async function findProducts(visit: Visit, search: ProductSearch): Promise<FoundProducts> {
  const { sort, filter, limit, hasFacets, isCounted = true } = search
  const scope = `search:${sort}`
  const after = decodeCursor<TierPosition>(visit.config, scope, search.cursor)
  await updateIndexFor(visit)
  for await (const interpretation of interpretationsOf(visit.catalogue, search.keyword)) {
    for (const tiers of listsOf(tiersOf(interpretation, visit.locale, 'products'), sort)) {
      const widest = tiers.findLast((tier) => tier !== null)
      if (!widest) continue
      const [positions, counted, facets] = await Promise.all([
        readTiers(tiers, { after, limit: limit + 1 }, (tier, page) =>
          pageOf(visit.catalogue, { ...tier, filter }, { sort, ...page }),
        ),
        isCounted ? totalOf(visit.catalogue, { ...widest, filter }) : undefined,
        hasFacets ? facetsOf(visit, widest.query, filter) : undefined,
      ])
      const count = counted ?? positions.length
      if (count === 0) continue
      return {
        ids: positions.slice(0, limit).map(({ id }) => id),
        nextCursor: cursorAfter(visit, scope, positions, limit),
        count: Math.min(count, MAX_EXACT_COUNT + 1),
        facets,
        isVerbatim: isVerbatim(interpretation),
        isCorrected: isCorrected(interpretation),
      }
    }
  }
  const facets = hasFacets ? NO_FACETS : undefined
  return { ids: [], nextCursor: null, count: 0, facets, isVerbatim: false }
}

/**
 * Descriptions are searched only if no name matches, in every sort order, so that all have the same
 * results. Only relevance has tiers of names.
 */
function listsOf(tiers: Tiers, sort: ProductSort): Tiers[] {
  const between = (from: number, to: number) =>
    tiers.map((tier, index) => (index >= from && index <= to ? tier : null))
  const best = sort === 'hot' ? 0 : LAST_NAME_TIER
  return [between(best, LAST_NAME_TIER), between(LAST_NAME_TIER + 1, tiers.length - 1)]
}

export interface ShopSearch {
  keyword: string | undefined
  sort: ShopSort
  limit: number
  cursor: string | undefined
}

const ALL: Tier = { query: undefined, maxMatches: Infinity, minMatches: 0, words: [] }

/** Shops whose names or descriptions match; without a keyword, all shops. */
export async function findShops(visit: Visit, { keyword, sort, limit, cursor }: ShopSearch) {
  const scope = `shops:${sort}`
  const after = decodeCursor<TierPosition>(visit.config, scope, cursor)
  const read = async (tiers: Tiers) => {
    const rows = await readTiers(tiers, { after, limit: limit + 1 }, (tier, page) =>
      shops.page(visit.catalogue, tier, { sort, ...page }),
    )
    return { rows: rows.slice(0, limit), nextCursor: cursorAfter(visit, scope, rows, limit) }
  }
  if (keyword === undefined) return read([ALL])
  await updateIndexFor(visit)
  for await (const interpretation of interpretationsOf(visit.catalogue, keyword)) {
    const tiers = tiersOf(interpretation, visit.locale, 'shops')
    const found = await read(sort === 'hot' ? tiers : tiers.slice(LAST_NAME_TIER))
    if (found.rows.length > 0) return found
  }
  return { rows: [], nextCursor: null }
}

interface TierPage {
  after?: TierPosition | undefined
  limit: number
}

/**
 * Reads one tier after another until the page is full. Each tier excludes the matches of the
 * previous ones.
 */
export async function readTiers<Row extends Position>(
  tiers: Tiers,
  { after, limit }: TierPage,
  read: (tier: Tier, page: { after?: Position | undefined; limit: number }) => Promise<Row[]>,
): Promise<(Row & { tier: number })[]> {
  const rows: (Row & { tier: number })[] = []
  let previous: Tier | undefined
  for (const [index, tier] of tiers.entries()) {
    if (!tier || (previous && tier.query === previous.query)) continue
    if (index >= (after?.tier ?? 0) && rows.length < limit) {
      const query = tier.query && andNot(tier.query, previous?.query)
      const found = await read(
        { ...tier, query },
        { after: after?.tier === index ? after : undefined, limit: limit - rows.length },
      )
      rows.push(...found.map((row) => ({ ...row, tier: index })))
    }
    previous = tier
  }
  return rows
}

function cursorAfter(visit: Visit, scope: string, rows: TierPosition[], limit: number) {
  const last = rows[limit - 1]
  if (!last || rows.length <= limit) return null
  return encodeCursor(visit.config, scope, { tier: last.tier, key: last.key, id: last.id })
}

/** Synonyms, and pairs of characters in a language without spaces, mean what was typed. */
const isCorrected = ({ isVerbatim, synonyms, bigrams }: Interpretation) =>
  !isVerbatim && synonyms.length === 0 && bigrams.length === 0

const isVerbatim = (interpretation: Interpretation) =>
  interpretation.isVerbatim &&
  interpretation.candidates.every((alternatives) =>
    alternatives.some((candidate) => candidate.isWhole),
  )
