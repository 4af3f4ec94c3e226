import type { ShopSort } from '@/contracts/shops'
import { decodeCursor, encodeCursor } from '@/server/domain/cursor'
import { LAST_NAME_TIER, tiersOf, type Tier } from '@/server/domain/search/tiers'
import { but } from '@/server/domain/search/tsquery'
import type { Visit } from '@/server/http/context'
import { page, type FoundShop } from '@/server/repositories/search-shops'
import { catchUp } from './search-index'
import { understand } from './search-query'

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

const EVERYTHING: Tier = { query: undefined, atMost: Infinity }

/** Shops by their names and descriptions; without words all of them. */
export async function findShops(visit: Visit, { keyword, sort, limit, cursor }: ShopSearch) {
  const scope = `shops:${sort}`
  const after = decodeCursor<ShopPlace>(visit.config, scope, cursor)
  const tiers = await tiersFor(visit, keyword, sort)
  const found: (FoundShop & { tier: number })[] = []
  let shown: Tier | undefined
  for (const [index, tier] of tiers.entries()) {
    if (!tier || (shown && tier.query === shown.query)) continue
    if (index >= (after?.tier ?? 0) && found.length <= limit) {
      const query = tier.query && but(tier.query, shown?.query)
      const rows = await page(visit.db, query, {
        sort,
        after: after?.tier === index ? after : undefined,
        limit: limit + 1 - found.length,
      })
      found.push(...rows.map((row) => ({ ...row, tier: index })))
    }
    shown = tier
  }
  const rows = found.slice(0, limit)
  const last = found.length > limit ? rows.at(-1) : undefined
  const nextCursor = last
    ? encodeCursor(visit.config, scope, { tier: last.tier, key: last.key, id: last.id })
    : null
  return { rows, nextCursor }
}

/** By another sort than the match, all shops whose names fit are alike; descriptions come after. */
async function tiersFor(visit: Visit, keyword: string | undefined, sort: ShopSort) {
  if (keyword === undefined) return [EVERYTHING]
  await catchUp(visit.db)
  const words = await understand(visit.db, keyword)
  if (!words) return []
  const tiers = tiersOf(words.readings, visit.locale, 'shops')
  return sort === 'hot' ? tiers : tiers.slice(LAST_NAME_TIER)
}
