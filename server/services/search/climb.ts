import type { Database } from '@/server/db/connection'
import type { ProductFilter } from '@/server/domain/search/product-filter'
import * as search from '@/server/repositories/search-products'
import { lookAtEnds } from './ends'
import { FEW, hopefulPlan, planFor, type Plan, type Target } from './plan'
import { climbRungs } from './rungs'
import { countWhile, keysBy, sampleOf, seenIn, type Sample } from './sample'

/** Filters that so many of a sample pass are tried product by product. */
const OFTEN = 60
const ROOM = 2

/** The next products of a target in the order of the sort, at the cost of a page and not of all that fits. */
export async function climb(
  db: Database,
  target: Target,
  page: search.Page,
): Promise<search.Place[]> {
  const known = await sampleOf(db)
  const { query, filter, atLeast } = target
  if (query === undefined && isOften(known, filter)) return search.walk(db, filter, page)
  const hopeful = hopefulPlan(known, target)
  if (hopeful.read <= FEW) return readAll(db, hopeful, page)
  if (page.sort === 'hot') {
    const found = await lookInHeads(db, known, { ...hopeful, isSure: atLeast > 0 }, page)
    if (found) return found
  }
  const plan = await planFor(db, known, target)
  if (plan.read <= FEW) return readAll(db, plan, page)
  const atEnd = await lookAtEnds(db, target, plan, page)
  return atEnd ?? climbRungs(db, known, plan, page)
}

const readAll = (db: Database, { query, filter }: Plan, page: search.Page) =>
  search.page(db, { query, filter, part: 'all' }, page)

/** Whether so much passes the filters that a walk along an index soon fills a page. */
const isOften = (known: Sample, filter: ProductFilter): boolean =>
  filter.shopId === undefined && seenIn(known, filter) >= Math.min(OFTEN, known.products.length)

/**
 * What sells best has indexes of its own: a page of frequent words is found among a few hundred products
 * instead of all. Undefined when a head does not hold the page, or reading it would cost as much.
 */
async function lookInHeads(
  db: Database,
  known: Sample,
  { query, filter, read, hits, isSure }: Plan & { isSure: boolean },
  page: search.Page,
): Promise<search.Place[] | undefined> {
  const { products, heads } = known
  const { after } = page
  const keys = keysBy(known, 'hot')
  const passed = after ? keys.length - countWhile(keys, (key) => key <= after.key) : 0
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
