import type { ProductSort } from '@/contracts/schemas/products'
import type { Facets } from '@/contracts/schemas/search'
import type { ShopSort } from '@/contracts/schemas/shops'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { LAST_NAME_TIER, tiersOf, type Tier } from '@/server/domain/search/tiers'
import { but } from '@/server/domain/search/tsquery'
import type { Visit } from '@/server/http/context'
import type { Place } from '@/server/repositories/search-products'
import * as shops from '@/server/repositories/search-shops'
import { facetsOf, NO_FACETS } from './facets'
import { catchUpFor } from './index'
import { COUNTED_UP_TO, pageOf, totalOf } from './matches'
import type { Understanding } from './query'
import { INTERPRETATIONS } from './corrections'

export interface ProductSearch {
  keyword: string
  filter: ProductFilter
  sort: ProductSort
  limit: number
  cursor?: string
  hasFacets: boolean
}

export interface FoundProducts {
  ids: number[]
  nextCursor: string | null
  /** Exact up to 1000; one more for any larger number. */
  count: number
  facets: Facets | undefined
  /** Whether every word is a word of the catalogue as it was typed. */
  isVerbatim: boolean
}

/** The last row of a page: its tier, its sort key and its id. */
interface TierPlace extends Place {
  tier: number
}

type Tiers = (Tier | null)[]

/** Products that match the words and pass the filters: the best matches first, or in another sort order. */
export async function findProducts(visit: Visit, search: ProductSearch): Promise<FoundProducts> {
  const { sort, filter, limit, hasFacets } = search
  const scope = `search:${sort}`
  const after = decodeCursor<TierPlace>(visit.config, scope, search.cursor)
  await catchUpFor(visit)
  for (const interpret of INTERPRETATIONS) {
    const words = await interpret(visit.catalogue, search.keyword)
    for (const tiers of words ? listsOf(tiersOf(words, visit.locale, 'products'), sort) : []) {
      const widest = tiers.findLast((tier) => tier !== null)
      if (!words || !widest) continue
      const [places, count, facets] = await Promise.all([
        readTiers(tiers, { after, limit: limit + 1 }, (tier, page) =>
          pageOf(visit.catalogue, { ...tier, filter }, { sort, ...page }),
        ),
        totalOf(visit.catalogue, { ...widest, filter }),
        hasFacets ? facetsOf(visit, widest.query, filter) : undefined,
      ])
      if (count === 0) continue
      return {
        ids: places.slice(0, limit).map(({ id }) => id),
        nextCursor: cursorAfter(visit, scope, places, limit),
        count: Math.min(count, COUNTED_UP_TO + 1),
        facets,
        isVerbatim: isVerbatim(words),
      }
    }
  }
  const facets = hasFacets ? NO_FACETS : undefined
  return { ids: [], nextCursor: null, count: 0, facets, isVerbatim: false }
}

/** In another sort order all matches of names are one list; descriptions count only if no name matches. */
function listsOf(tiers: Tiers, sort: ProductSort): Tiers[] {
  if (sort === 'hot') return [tiers]
  const only = (index: number) => tiers.map((tier, at) => (at === index ? tier : null))
  return [only(LAST_NAME_TIER), only(tiers.length - 1)]
}

export interface ShopSearch {
  keyword: string | undefined
  sort: ShopSort
  limit: number
  cursor: string | undefined
}

const ALL: Tier = { query: undefined, atMost: Infinity, atLeast: 0, words: [] }

/** Shops whose names or descriptions match; without words all shops. */
export async function findShops(visit: Visit, { keyword, sort, limit, cursor }: ShopSearch) {
  const scope = `shops:${sort}`
  const after = decodeCursor<TierPlace>(visit.config, scope, cursor)
  const read = async (tiers: Tiers) => {
    const rows = await readTiers(tiers, { after, limit: limit + 1 }, (tier, page) =>
      shops.page(visit.catalogue, tier, { sort, ...page }),
    )
    return { rows: rows.slice(0, limit), nextCursor: cursorAfter(visit, scope, rows, limit) }
  }
  if (keyword === undefined) return read([ALL])
  await catchUpFor(visit)
  for (const interpret of INTERPRETATIONS) {
    const words = await interpret(visit.catalogue, keyword)
    if (!words) continue
    const tiers = tiersOf(words, visit.locale, 'shops')
    const found = await read(sort === 'hot' ? tiers : tiers.slice(LAST_NAME_TIER))
    if (found.rows.length > 0) return found
  }
  return { rows: [], nextCursor: null }
}

interface TierPage {
  after?: TierPlace | undefined
  limit: number
}

/** Reads tier after tier until the page is full. Each leaves out the matches of the tiers before it. */
export async function readTiers<Row extends Place>(
  tiers: Tiers,
  { after, limit }: TierPage,
  read: (tier: Tier, page: { after?: Place | undefined; limit: number }) => Promise<Row[]>,
): Promise<(Row & { tier: number })[]> {
  const rows: (Row & { tier: number })[] = []
  let before: Tier | undefined
  for (const [index, tier] of tiers.entries()) {
    if (!tier || (before && tier.query === before.query)) continue
    if (index >= (after?.tier ?? 0) && rows.length < limit) {
      const query = tier.query && but(tier.query, before?.query)
      const found = await read(
        { ...tier, query },
        { after: after?.tier === index ? after : undefined, limit: limit - rows.length },
      )
      rows.push(...found.map((row) => ({ ...row, tier: index })))
    }
    before = tier
  }
  return rows
}

function cursorAfter(visit: Visit, scope: string, rows: TierPlace[], limit: number) {
  const last = rows[limit - 1]
  if (!last || rows.length <= limit) return null
  return encodeCursor(visit.config, scope, { tier: last.tier, key: last.key, id: last.id })
}

const isVerbatim = (words: Understanding) =>
  words.isVerbatim && words.readings.every((own) => own.some((reading) => reading.isWhole))
