import type { ProductSort } from '@/contracts/schemas/products'
import type { Facets } from '@/contracts/schemas/search'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import { LAST_NAME_TIER, tiersOf, type Tier } from '@/server/domain/search/tiers'
import { but } from '@/server/domain/search/tsquery'
import type { Visit } from '@/server/http/context'
import type { Place } from '@/server/repositories/search-products'
import { climb } from './climb'
import type { Target } from './plan'
import { COUNTED_UP_TO, countUpTo } from './count'
import { facetsOf, NO_FACETS } from './facets'
import { catchUpFor } from './index'
import { WAYS_TO_READ } from './mend'
import type { Understanding } from './query'

export interface ProductSearch {
  keyword?: string
  filter: ProductFilter
  sort: ProductSort
  limit: number
  cursor?: string
  hasFacets: boolean
}

export interface FoundProducts {
  ids: number[]
  nextCursor: string | null
  /** Exact to 1000; more is only more. */
  count: number
  facets: Facets | undefined
  /** Whether the words are words of the catalogue as they were typed: nothing mended, nothing left unfinished. */
  isVerbatim: boolean
}

/** Where a page ended: how well its last product fits, its sort key and its id. */
interface SearchPlace extends Place {
  tier: number
}

const scopeOf = (sort: ProductSort) => `search:${sort}`
const EVERYTHING: Tier = { query: undefined, atMost: Infinity, atLeast: 0 }

/** Products that fit the words, the filters or both: the best match first, or in the order of another sort. */
export async function findProducts(visit: Visit, search: ProductSearch): Promise<FoundProducts> {
  const after = decodeCursor<SearchPlace>(visit.config, scopeOf(search.sort), search.cursor)
  await catchUpFor(visit)
  if (search.keyword === undefined) return findByTiers(visit, search, after, [EVERYTHING])
  for (const read of WAYS_TO_READ) {
    const words = await read(visit.catalogue, search.keyword)
    if (!words) continue
    const tiers = tiersOf(words, visit.locale, 'products')
    const found = await findByTiers(visit, search, after, tiers)
    if (found.count > 0) return { ...found, isVerbatim: isVerbatim(words) }
  }
  return { ...NOTHING, facets: search.hasFacets ? NO_FACETS : undefined }
}

async function findByTiers(
  visit: Visit,
  search: ProductSearch,
  after: SearchPlace | undefined,
  tiers: (Tier | null)[],
): Promise<FoundProducts> {
  const { sort, filter, limit } = search
  const targetOf = (tier: Tier): Target => ({ ...tier, filter })
  const page = { sort, limit: limit + 1, after }
  const widestTier = tiers.findLast((tier) => tier !== null) ?? undefined
  const countAll = (widest: Tier | undefined) =>
    Promise.all([
      widest ? countUpTo(visit.catalogue, targetOf(widest)) : 0,
      search.hasFacets ? (widest ? facetsOf(visit, widest, filter) : NO_FACETS) : undefined,
    ])
  const counting = sort === 'hot' ? countAll(widestTier) : undefined
  const [{ places, widest }] = await Promise.all([
    sort === 'hot'
      ? climbTiers(visit, tiers, targetOf, page)
      : climbOne(visit, tiers, targetOf, page),
    counting,
  ])
  const rows = places.slice(0, limit)
  const last = places.length > limit ? rows.at(-1) : undefined
  const [count, facets] = await (counting ?? countAll(widest))
  return {
    ids: rows.map((row) => row.id),
    nextCursor: last ? encodeCursor(visit.config, scopeOf(sort), { ...last }) : null,
    count: Math.min(count, COUNTED_UP_TO + 1),
    facets,
    isVerbatim: false,
  }
}

const NOTHING = { ids: [], nextCursor: null, count: 0, isVerbatim: false }

interface Page {
  sort: ProductSort
  limit: number
  after?: SearchPlace
}
interface Climbed {
  places: SearchPlace[]
  /** What the number of all matches is counted by. */
  widest: Tier | undefined
}

/** One tier after another until the page is full; what a better tier has shown is not shown again. */
async function climbTiers(
  visit: Visit,
  tiers: (Tier | null)[],
  targetOf: (tier: Tier) => Target,
  { sort, limit, after }: Page,
): Promise<Climbed> {
  const places: SearchPlace[] = []
  let shown: Tier | undefined
  for (const [index, tier] of tiers.entries()) {
    if (!tier || (shown && tier.query === shown.query)) continue
    if (index >= (after?.tier ?? 0) && places.length < limit) {
      const fresh = freshOf(tier, shown)
      const found = await climb(visit.catalogue, targetOf(fresh), {
        sort,
        after: after?.tier === index ? after : undefined,
        limit: limit - places.length,
      })
      places.push(...found.map((place) => ({ ...place, tier: index })))
    }
    shown = tier
  }
  return { places, widest: shown }
}

/** What fits a tier and not the better one before it. */
function freshOf(tier: Tier, shown: Tier | undefined): Tier {
  if (!shown || !tier.query) return tier
  const atLeast = Math.max(0, tier.atLeast - shown.atMost)
  return { query: but(tier.query, shown.query), atMost: tier.atMost, atLeast }
}

/** By another sort how well a name fits does not count; descriptions count only where no name fits. */
async function climbOne(
  visit: Visit,
  tiers: (Tier | null)[],
  targetOf: (tier: Tier) => Target,
  { sort, limit, after }: Page,
): Promise<Climbed> {
  const named = Math.min(LAST_NAME_TIER, tiers.length - 1)
  for (const index of after ? [after.tier] : [named, tiers.length - 1]) {
    const tier = tiers[index]
    if (!tier) continue
    const found = await climb(visit.catalogue, targetOf(tier), { sort, after, limit })
    const isFinal = found.length > 0 || after || index === tiers.length - 1
    if (isFinal) return { places: found.map((place) => ({ ...place, tier: index })), widest: tier }
  }
  return { places: [], widest: undefined }
}

const isVerbatim = (words: Understanding) =>
  words.isVerbatim && words.readings.every((own) => own.some((reading) => reading.isWhole))
