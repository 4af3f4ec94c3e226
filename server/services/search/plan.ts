import type { Database } from '@/server/db/connection'
import { markSetsOf, narrow, type ProductFilter } from '@/server/domain/search/product-filter'
import type { Counted } from '@/server/domain/search/tiers'
import type { TsQuery } from '@/server/domain/search/tsquery'
import * as search from '@/server/repositories/search-products'
import { ShortMemory } from '@/server/services/accounts/short-memory'
import { partOf, shareOf, type Sample } from './sample'

/** So many rows are read and sorted in a moment. */
export const FEW = 1200
/** Filters that less than this part of the catalogue passes are looked up by their marks. */
const RARE = 0.02

/** What is looked for: words and filters, and between how many products the words alone fit. */
export interface Target {
  query: TsQuery | undefined
  filter: ProductFilter
  atMost: number
  atLeast: number
  /** What so many fit at least. */
  mostUsed?: TsQuery | undefined
  /** For each word its readings, of which one must be there. */
  words?: Counted[][] | undefined
}

/** How a target is best looked for, and what reading it costs. */
export interface Plan {
  /** The words and those filters that are looked up by their marks. */
  query: TsQuery
  filter: ProductFilter
  /** About so many products fit the condition, and so many pass the other filters as well. */
  read: number
  hits: number
}

const most = (known: Sample, { atMost }: Target) => (Number.isFinite(atMost) ? atMost : known.total)

/** Of one word. What has it in several languages was counted for each. */
const likely = ({ atLeast, atMost }: Target) => (atLeast > 0 ? Math.max(atLeast, atMost / 2) : 0)

/** When the words alone fit so many products. */
function planOf(known: Sample, target: Target, fitting: number): Plan {
  const { filter } = target
  const share = shareOf(known, filter)
  const isMarked = share < RARE || filter.shopId !== undefined || target.query === undefined
  const query = narrow(target.query, isMarked ? markSetsOf(filter) : [])
  const hits = fitting * share
  const isFew = filter.shopId !== undefined || target.atMost <= FEW
  return { query, filter, read: isFew ? 0 : isMarked ? hits : fitting, hits }
}

/** As if all that has the rarest word had the others as well. */
export const hopefulPlan = (known: Sample, target: Target): Plan =>
  planOf(known, target, likely(target) || most(known, target))

/** Words that fit together are counted in a part of the catalogue; nobody keeps count of them. */
export async function planFor(db: Database, known: Sample, target: Target): Promise<Plan> {
  const { query, filter, atLeast, atMost } = target
  const isCounted = query === undefined || filter.shopId !== undefined || atMost <= FEW
  const total = most(known, target)
  if (isCounted || atLeast > 0) return planOf(known, target, likely(target) || total)
  return planOf(known, target, Math.min(total, await estimate(db, known, query)))
}

/** Kept a while, since what it decides is how to search and not what is found. */
async function estimate(db: Database, known: Sample, query: TsQuery): Promise<number> {
  const { part, each } = partOf(known)
  const seen = await estimates.get(db, query, () => search.count(db, { query, filter: {}, part }))
  return (seen + 1) * each
}

const estimates = new ShortMemory<Database, number>({ keptMs: 30_000, most: 2000 })
