import type { ProductSort } from '@/contracts/schemas/products'
import type { Database } from '@/server/db/connection'
import { LADDERS, rangeMarks } from '@/server/domain/search/marks'
import { narrow } from '@/server/domain/search/product-filter'
import * as search from '@/server/repositories/search-products'
import type { Plan } from './plan'
import { countWhile, keysBy, partOf, type Sample } from './sample'

const ROOM = 2
const WIDER = 8
/** For what is newer than anything when the sample was taken. */
const DAYS_AHEAD = 16
const DAY_MS = 86_400_000

/**
 * Reads only the rungs that hold the next rows. A sample of what fits says where they end; a wrong guess
 * costs a second look and never a row.
 */
export async function climbRungs(
  db: Database,
  known: Sample,
  plan: Plan,
  page: search.Page,
): Promise<search.Place[]> {
  const { query, filter, read } = plan
  const { part, each } = partOf(known)
  const readTo = (key: number | undefined) => {
    const isWhole = key === undefined && !page.after
    const rungs = isWhole ? [] : [marksBetween(known, read, page, key)]
    return search.page(db, { query: narrow(query, rungs), filter, part: 'all' }, page)
  }
  const guess = guessEnd(known, plan, page)
  const first = guess === undefined ? [] : await readTo(guess)
  if (first.length >= page.limit) return first
  for (let wanted = page.limit * ROOM; ; wanted *= WIDER) {
    const places = Math.ceil(wanted / each) + 1
    const key = await search.keyAt(db, { query, filter, part }, { ...page, limit: places })
    const found = await readTo(key)
    if (found.length >= page.limit || key === undefined) return found
  }
}

/** Where the page ends if what fits is spread evenly over the sort, as it is but for prices, which follow the words. */
function guessEnd(
  known: Sample,
  { hits }: Plan,
  { sort, after, limit }: search.Page,
): number | undefined {
  if (sort === 'price_asc' || sort === 'price_desc') return undefined
  const keys = keysBy(known, sort)
  const passed = after ? keys.length - countWhile(keys, (key) => key <= after.key) : 0
  return keys[keys.length - passed - Math.ceil((limit * ROOM * keys.length) / hits)]
}

/**
 * The marks of all rungs from where the page begins to that of a key, or to the last. An index compares
 * the rarer of words and marks item by item, so where rungs hold more than the words find, whole blocks do.
 */
function marksBetween(
  known: Sample,
  read: number,
  { sort, after }: search.Page,
  key: number | undefined,
): string[] {
  const ladder = LADDERS[sort]
  const { isDescending, isExact, rungOf, block } = ladder
  const top = sort === 'new' ? topDay(rungOf, known.newest) : ladder.top
  const [first, last] = isDescending ? [top, 0] : [0, top]
  // One rung before that of the key, where the two may be rounded apart.
  const before = isExact ? 0 : isDescending ? 1 : -1
  const next = after ? rungOf(after.key) + before : first
  const from = Math.min(Math.max(next, 0), top)
  const to = key === undefined ? last : Math.min(Math.max(rungOf(key), 0), top)
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  if (!block || heldBy(known, sort, low, high) <= read) return rangeMarks(ladder, low, high)
  return rangeMarks(ladder, low - (low % block), high - (high % block) + block - 1)
}

const topDay = (rungOf: (time: number) => number, newest: number) =>
  rungOf(Math.max(newest, Date.now()) + DAYS_AHEAD * DAY_MS)

/** About how many products stand on these rungs. */
function heldBy(known: Sample, sort: ProductSort, low: number, high: number): number {
  const { rungOf } = LADDERS[sort]
  const keys = keysBy(known, sort)
  const upTo = countWhile(keys, (key) => rungOf(key) <= high)
  return (upTo - countWhile(keys, (key) => rungOf(key) < low)) * known.each
}
