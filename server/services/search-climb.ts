import type { Database } from '@/server/db/connection'
import { LADDERS, rangeMarks } from '@/server/domain/search/marks'
import { markSetsOf, narrow, type ProductFilter } from '@/server/domain/search/product-filter'
import type { TsQuery } from '@/server/domain/search/tsquery'
import * as search from '@/server/repositories/search-products'
import { ShortMemory } from './short-memory'
import { sampleOf, seenIn, shareOf, type Sample } from './search-sample'

/** So many rows are read and sorted in a moment. */
export const FEW = 1200
/** Filters that so many of a sample pass are tried product by product; rarer ones are looked up by their marks. */
const OFTEN = 60
const RARE = 0.02
const ROOM = 2
const WIDER = 8
/** For what is newer than anything when the sample was taken. */
const DAYS_AHEAD = 16
const DAY_MS = 86_400_000

/** What is looked for: words and filters, and between how many products the words alone fit. */
export interface Target {
  query: TsQuery | undefined
  filter: ProductFilter
  atMost: number
  atLeast: number
  /** What so many fit at least. */
  mostUsed?: TsQuery | undefined
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

/** The next products of a target in the order of the sort, at the cost of a page and not of all that fits. */
export async function climb(
  db: Database,
  target: Target,
  page: search.Page,
): Promise<search.Place[]> {
  const known = await sampleOf(db)
  const { query, filter, atLeast } = target
  if (query === undefined && isOften(known, filter)) return search.walk(db, filter, page)
  const hopeful = planOf(known, target, likely(target) || most(known, target))
  if (hopeful.read <= FEW) return readAll(db, hopeful, page)
  if (page.sort === 'hot') {
    const found = await lookInHeads(db, known, { ...hopeful, isSure: atLeast > 0 }, page)
    if (found) return found
  }
  const plan = await planFor(db, known, target)
  return plan.read <= FEW ? readAll(db, plan, page) : climbRungs(db, known, plan, page)
}

const readAll = (db: Database, { query, filter }: Plan, page: search.Page) =>
  search.page(db, { query, filter, part: 'all' }, page)

/** Whether so much passes the filters that a walk along an index soon fills a page. */
export const isOften = (known: Sample, filter: ProductFilter): boolean =>
  filter.shopId === undefined && seenIn(known, filter) >= Math.min(OFTEN, known.products.length)

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

/** The smallest even part that is large enough to count in. */
export const partOf = ({ each }: Sample) =>
  each < 64 ? ({ part: 'one in 8', each: 8 } as const) : ({ part: 'one in 64', each: 64 } as const)

/**
 * What sells best has indexes of its own: a page of frequent words is found among a few hundred products
 * instead of all. Undefined when a head does not hold the page, or reading it would cost as much.
 */
async function lookInHeads(
  db: Database,
  { products, heads }: Sample,
  { query, filter, read, hits, isSure }: Plan & { isSure: boolean },
  page: search.Page,
): Promise<search.Place[] | undefined> {
  const { after } = page
  const passed = after ? products.filter(({ sales }) => sales > after.key).length : 0
  for (const [part, level] of [
    ['head 2', 2],
    ['head 1', 1],
  ] as const) {
    const held = heads.get(level) ?? 0
    const left = (hits * (held - passed)) / products.length
    // How many have several words at once is not known before one has looked, which is soon done.
    const isLong = isSure && (read * held) / products.length > 2 * FEW
    if (held === 0 || left < page.limit * ROOM || isLong) continue
    const found = await search.page(db, { query, filter, part }, page)
    if (found.length >= page.limit) return found
  }
  return undefined
}

/**
 * Reads only the rungs that hold the next rows. A sample of what fits says where they end; a wrong guess
 * costs a second look and never a row.
 */
async function climbRungs(
  db: Database,
  known: Sample,
  { query, filter }: Plan,
  page: search.Page,
): Promise<search.Place[]> {
  const { part, each } = partOf(known)
  for (let wanted = page.limit * ROOM; ; wanted *= WIDER) {
    const places = Math.ceil(wanted / each) + 1
    const key = await search.keyAt(db, { query, filter, part }, { ...page, limit: places })
    const marks = rungsBetween(known, page, key)
    const here = { query: narrow(query, [marks]), filter, part: 'all' as const }
    const found = await search.page(db, here, page)
    if (found.length >= page.limit || key === undefined) return found
  }
}

/** The marks of all rungs from where the page begins to that of a key, or to the last. */
function rungsBetween(
  { newest }: Sample,
  { sort, after }: search.Page,
  key: number | undefined,
): string[] {
  const ladder = LADDERS[sort]
  const { isDescending, rungOf } = ladder
  const top = sort === 'new' ? topDay(rungOf, newest) : ladder.top
  const [first, last] = isDescending ? [top, 0] : [0, top]
  // One rung before that of the key, in case the two were rounded apart.
  const next = after ? rungOf(after.key) + (isDescending ? 1 : -1) : first
  const from = Math.min(Math.max(next, 0), top)
  const to = key === undefined ? last : Math.min(Math.max(rungOf(key), 0), top)
  return rangeMarks(ladder, Math.min(from, to), Math.max(from, to))
}

const topDay = (rungOf: (time: number) => number, newest: number) =>
  rungOf(Math.max(newest, Date.now()) + DAYS_AHEAD * DAY_MS)
