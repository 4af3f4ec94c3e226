import type { Facets } from '@/contracts/search'
import type { Visit } from '@/server/http/context'
import {
  IN_STOCK,
  mark,
  PARTS,
  partMarks,
  PRICE_BANDS,
  RATING_BANDS,
} from '@/server/domain/search/marks'
import { markSetsOf, narrow, type ProductFilter } from '@/server/domain/search/product-filter'
import type { Tier } from '@/server/domain/search/tiers'
import type { TsQuery } from '@/server/domain/search/tsquery'
import * as categories from '@/server/repositories/categories'
import * as search from '@/server/repositories/search-products'
import { COUNTED_UP_TO, statisticsOf } from './search-climb'

const SAMPLE = 3000
/** A value that a sample says is twice over the bound is over it; nearer than that it is counted. */
const SURELY = 2

const BOUNDS = PRICE_BANDS.flatMap(({ max }) => (max === null ? [] : [max]))

/** One answer of a facet: the mark that finds it, and which cells belong to it. */
interface Value {
  mark: string
  holds: (cell: search.Cell) => boolean
}

type Group = 'category' | 'price' | 'stock' | 'rating'
const CLEARED: Record<Group, Partial<ProductFilter>> = {
  category: { categoryId: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  stock: { isInStock: undefined },
  rating: { minRating: undefined },
}

/**
 * For each filter what it would leave, the other filters as they are. Small results are counted in one
 * look; of large ones a sample tells which values are far over the bound, and only the others are counted.
 */
export async function facetsOf(
  visit: Visit,
  words: Tier | undefined,
  filter: ProductFilter,
): Promise<Facets> {
  const all = await categories.list(visit.db, visit.locale)
  const groups: Record<Group, Value[]> = {
    category: all.map(({ id }) => ({
      mark: mark('c', id),
      holds: (cell) => cell.categoryId === id,
    })),
    price: PRICE_BANDS.map((_, band) => ({
      mark: mark('b', band),
      holds: (cell) => cell.band === band,
    })),
    stock: [{ mark: IN_STOCK, holds: (cell) => cell.isInStock }],
    rating: RATING_BANDS.map((least) => ({
      mark: mark('g', least),
      holds: (cell) => cell.stars >= least,
    })),
  }
  const samples = new Map<string, Promise<Sample>>()
  const count = async (group: Group) => {
    const others = { ...filter, ...CLEARED[group] }
    const key = JSON.stringify(others)
    const sample = samples.get(key) ?? takeSample(visit, words, others)
    samples.set(key, sample)
    return countValues(visit, await sample, groups[group])
  }
  const [category, price, stock, rating] = await Promise.all([
    count('category'),
    count('price'),
    count('stock'),
    count('rating'),
  ])
  const bounded = (counts: number[], at: number) => {
    const value = counts[at] ?? 0
    return value > COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : value
  }
  return {
    category: all.flatMap(({ key, name }, at) =>
      category[at] ? [{ key, name, count: bounded(category, at) }] : [],
    ),
    price: PRICE_BANDS.map((band, at) => ({ ...band, count: bounded(price, at) })),
    in_stock: bounded(stock, 0),
    rating: RATING_BANDS.map((min, at) => ({ min, count: bounded(rating, at) })),
  }
}

export const NO_FACETS: Facets = {
  category: [],
  price: PRICE_BANDS.map((band) => ({ ...band, count: 0 })),
  in_stock: 0,
  rating: RATING_BANDS.map((min) => ({ min, count: 0 })),
}

interface Sample {
  cells: search.Cell[]
  /** Which part of everything it is; 1 is all. */
  share: number
  query: TsQuery
  filter: ProductFilter
}

async function takeSample(
  visit: Visit,
  words: Tier | undefined,
  filter: ProductFilter,
): Promise<Sample> {
  const query = narrow(words?.query, markSetsOf(filter))
  const atMost = Math.min(words?.atMost ?? Infinity, await markedAtMost(visit, markSetsOf(filter)))
  const parts = Math.max(1, Math.ceil((PARTS * SAMPLE) / Math.max(1, atMost)))
  const share = Math.min(1, parts / PARTS)
  const sampled = share === 1 ? query : narrow(query, [partMarks(parts)])
  return { cells: await search.cells(visit.db, sampled, filter, BOUNDS), share, query, filter }
}

/** How many products the filters leave at most, by the rarest of them. */
export async function markedAtMost(visit: Visit, sets: string[][]): Promise<number> {
  const { total, counts } = await statisticsOf(visit.db)
  const known = sets
    .filter((marks) => !marks[0]?.startsWith('#s'))
    .map((marks) => marks.reduce((sum, one) => sum + (counts.get(one) ?? 0), 0))
  // What a sample did not see may still be there.
  return Math.min(total, ...known.map((count) => Math.max(count, total / 1000)))
}

async function countValues(visit: Visit, sample: Sample, values: Value[]): Promise<number[]> {
  const inSample = values.map((value) => sum(sample.cells, value))
  if (sample.share === 1) return inSample
  const isOver = inSample.map(
    (count) => count > COUNTED_UP_TO || count / sample.share > SURELY * COUNTED_UP_TO,
  )
  const open = values.filter((_, at) => !isOver[at]).map((value) => value.mark)
  const query = narrow(sample.query, [open])
  const cells = open.length === 0 ? [] : await search.cells(visit.db, query, sample.filter, BOUNDS)
  return values.map((value, at) => (isOver[at] ? COUNTED_UP_TO + 1 : sum(cells, value)))
}

const sum = (cells: search.Cell[], { holds }: Value) =>
  cells.reduce((total, cell) => total + (holds(cell) ? cell.count : 0), 0)
