import type { ShopSort } from '@/contracts/schemas/shops'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import { LAST_NAME_TIER, tiersOf, type Tier } from '@/server/domain/search/tiers'
import { but } from '@/server/domain/search/tsquery'
import type { Visit } from '@/server/http/context'
import { page, type FoundShop } from '@/server/repositories/search-shops'
import { catchUpFor } from './index'
import { WAYS_TO_READ } from './mend'

export interface ShopSearch {
  keyword: string | undefined
  sort: ShopSort
  limit: number
  cursor: string | undefined
}

interface ShopPlace {
  tier: number
  key: number
  id: number
}

const EVERYTHING: Tier = { query: undefined, atMost: Infinity, atLeast: 0 }

interface FoundShops {
  rows: FoundShop[]
  nextCursor: string | null
}

/** Shops by their names and descriptions; without words all of them. */
export async function findShops(visit: Visit, search: ShopSearch): Promise<FoundShops> {
  const { keyword, sort, cursor } = search
  const after = decodeCursor<ShopPlace>(visit.config, `shops:${sort}`, cursor)
  if (keyword === undefined) return findByTiers(visit, search, after, [EVERYTHING])
  await catchUpFor(visit)
  for (const read of WAYS_TO_READ) {
    const words = await read(visit.catalogue, keyword)
    if (!words) continue
    const tiers = tiersOf(words, visit.locale, 'shops')
    // By another sort than the match, all shops whose names fit are alike; descriptions come after.
    const sorted = sort === 'hot' ? tiers : tiers.slice(LAST_NAME_TIER)
    const found = await findByTiers(visit, search, after, sorted)
    if (found.rows.length > 0) return found
  }
  return { rows: [], nextCursor: null }
}

async function findByTiers(
  visit: Visit,
  { sort, limit }: ShopSearch,
  after: ShopPlace | undefined,
  tiers: (Tier | null)[],
): Promise<FoundShops> {
  const found: (FoundShop & { tier: number })[] = []
  let shown: Tier | undefined
  for (const [index, tier] of tiers.entries()) {
    if (!tier || (shown && tier.query === shown.query)) continue
    if (index >= (after?.tier ?? 0) && found.length <= limit) {
      const query = tier.query && but(tier.query, shown?.query)
      const rows = await page(
        visit.catalogue,
        { ...tier, query },
        {
          sort,
          after: after?.tier === index ? after : undefined,
          limit: limit + 1 - found.length,
        },
      )
      found.push(...rows.map((row) => ({ ...row, tier: index })))
    }
    shown = tier
  }
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const nextCursor = last
    ? encodeCursor(visit.config, `shops:${sort}`, { tier: last.tier, key: last.key, id: last.id })
    : null
  return { rows, nextCursor }
}
