import type { ProductSort } from '@/contracts/schemas/products'
import type { Database } from '@/server/db/connection'
import { passes, type ProductFilter } from '@/server/domain/search/product-filter'
import {
  newestListing,
  roughTotal,
  sample,
  type SampledProduct,
} from '@/server/repositories/search-sample'

const KEPT_MS = 5 * 60 * 1000
/** So many products are enough to tell how many of all have something. */
const ENOUGH = 16_384

/** An even part of the catalogue: it decides how to search, never what is found. */
export interface Sample {
  products: SampledProduct[]
  /** Each stands for so many. */
  each: number
  total: number
  /** When the newest product was listed. */
  newest: number
  /** How many of the sample are in each head, by its level. */
  heads: Map<number, number>
  /** How many passed filters asked for before. */
  seen: Map<string, number>
  /** The keys of all by sorts asked for before, the smallest first. */
  keys: Map<ProductSort, Float64Array>
}

const kept = new WeakMap<Database, { at: number; value: Promise<Sample> }>()

/** Kept for some minutes: the shape of a catalogue changes slowly. */
export function sampleOf(db: Database): Promise<Sample> {
  const known = kept.get(db)
  if (known && Date.now() - known.at < KEPT_MS) return known.value
  const value = takeSample(db)
  kept.set(db, { at: Date.now(), value })
  value.catch(() => kept.delete(db))
  return value
}

async function takeSample(db: Database): Promise<Sample> {
  const rough = await roughTotal(db)
  const each = eachFor(rough)
  const [products, newest] = await Promise.all([sample(db, each), newestListing(db)])
  const heads = new Map(
    [1, 2].map((level) => [level, products.filter(({ head }) => head >= level).length]),
  )
  const total = Math.max(products.length * each, each > 1 ? rough : 0)
  return { products, each, newest, total, heads, seen: new Map(), keys: new Map() }
}

/** One of how many is looked at, so that the look is short whatever the total. */
export function eachFor(total: number): number {
  if (total <= ENOUGH) return 1
  if (total <= 8 * ENOUGH) return 8
  let each = 64
  while (total > each * ENOUGH) each *= 2
  return each
}

const FILTERS_KEPT = 500

/** How many of the sample pass the filters, whatever the shop. */
export function seenIn({ products, seen }: Sample, filter: ProductFilter): number {
  const key = JSON.stringify({ ...filter, shopId: undefined })
  const known = seen.get(key)
  if (known !== undefined) return known
  if (seen.size >= FILTERS_KEPT) seen.clear()
  const count = products.filter((product) => passes(filter, product)).length
  seen.set(key, count)
  return count
}

const KEYS: Record<ProductSort, (product: SampledProduct) => number> = {
  hot: ({ sales }) => sales,
  new: ({ listedAt }) => listedAt,
  price_asc: ({ price }) => price,
  price_desc: ({ price }) => price,
  rating: ({ rating }) => rating,
}

/** The keys of the sample by a sort, the smallest first. */
export function keysBy({ products, keys }: Sample, sort: ProductSort): Float64Array {
  const known = keys.get(sort)
  if (known) return known
  const sorted = Float64Array.from(products, KEYS[sort]).sort()
  keys.set(sort, sorted)
  return sorted
}

/** How many keys come before the first of which this is not so. */
export function countWhile(keys: Float64Array, isBefore: (key: number) => boolean): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(keys[middle] ?? Infinity)) low = middle + 1
    else high = middle
  }
  return low
}

/** Which part of the catalogue passes the filters. What a sample did not see may still be there. */
export function shareOf(known: Sample, filter: ProductFilter): number {
  const { length } = known.products
  return length === 0 ? 1 : Math.max(seenIn(known, filter), 1) / length
}

/** A part is over the bound beyond doubt when it would be at five times the error of its count. */
export const isSurelyOver = (seen: number, each: number, bound: number): boolean =>
  seen - (each === 1 ? 0 : 5 * Math.sqrt(seen)) > bound / each

/** The smallest even part that is large enough to count in. */
export const partOf = ({ each }: Sample) =>
  each < 64 ? ({ part: 'one in 8', each: 8 } as const) : ({ part: 'one in 64', each: 64 } as const)
