import type { Facets } from '@/contracts/schemas/search'
import type { Database } from '@/server/db/connection'
import type { Visit } from '@/server/http/context'
import {
  PRICE_BANDS,
  RATING_BANDS,
  type ProductFilter,
} from '@/server/domain/search/product-filter'
import type { TsQuery } from '@/server/domain/search/tsquery'
import * as categories from '@/server/repositories/categories'
import * as search from '@/server/repositories/search-products'
import { ShortLivedCache } from '@/server/domain/short-lived-cache'
import { MAX_EXACT_COUNT, SAMPLE_DIVISOR } from './matches'

/** With fewer matches in the sample, all matches are counted. */
const MIN_SAMPLE = 100

const BOUNDS = PRICE_BANDS.flatMap(({ max }) => (max === null ? [] : [max]))

/** The filters that each facet ignores, which are its own. */
const CLEARED = {
  category: { categoryId: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  stock: { isInStock: undefined },
  rating: { minRating: undefined },
} satisfies Record<string, Partial<ProductFilter>>

/**
 * The number of matches for each value of each filter, with the other filters applied. Small
 * results are counted. Large ones are estimated from a sample, to two significant digits.
 */
export async function facetsOf(
  visit: Visit,
  query: TsQuery | undefined,
  filter: ProductFilter,
): Promise<Facets> {
  const results = new Map<string, Promise<Result>>()
  const resultOf = (facet: keyof typeof CLEARED) => {
    const others = { ...filter, ...CLEARED[facet] }
    const key = JSON.stringify(others)
    const result = results.get(key) ?? read(visit.catalogue, { query, filter: others })
    results.set(key, result)
    return result
  }
  const [all, category, price, stock, rating] = await Promise.all([
    categories.list(visit.catalogue, visit.locale),
    resultOf('category'),
    resultOf('price'),
    resultOf('stock'),
    resultOf('rating'),
  ])
  return {
    category: all.flatMap(({ id, key, name }) => {
      const count = countIn(category, (cell) => cell.categoryId === id)
      return count ? [{ key, name, count }] : []
    }),
    price: PRICE_BANDS.map((band, at) => ({
      ...band,
      count: countIn(price, (cell) => cell.band === at),
    })),
    in_stock: countIn(stock, (cell) => cell.isInStock),
    rating: RATING_BANDS.map((min) => ({
      min,
      count: countIn(rating, (cell) => cell.stars >= min),
    })),
  }
}

export const NO_FACETS: Facets = {
  category: [],
  price: PRICE_BANDS.map((band) => ({ ...band, count: 0 })),
  in_stock: 0,
  rating: RATING_BANDS.map((min) => ({ min, count: 0 })),
}

interface Result {
  cells: search.Cell[]
  isSample: boolean
}

async function read(db: Database, scope: search.Scope): Promise<Result> {
  const sample = await samples.get(db, JSON.stringify(scope), () =>
    search.cells(db, scope, { bounds: BOUNDS, subset: 'sample' }),
  )
  if (sum(sample) >= MIN_SAMPLE) return { cells: sample, isSample: true }
  const cells = await search.cells(db, scope, { bounds: BOUNDS, subset: 'all' })
  return { cells, isSample: false }
}

/** Estimates may be 30 seconds old. */
const samples = new ShortLivedCache<Database, search.Cell[]>({ ttlMs: 30_000, maxEntries: 500 })

export const forgetFacets = (): void => samples.clear()

const sum = (cells: search.Cell[]) => cells.reduce((total, { count }) => total + count, 0)

function countIn({ cells, isSample }: Result, isValue: (cell: search.Cell) => boolean) {
  const matched = sum(cells.filter(isValue))
  const count = isSample ? Number((matched * SAMPLE_DIVISOR).toPrecision(2)) : matched
  return count > MAX_EXACT_COUNT ? `${MAX_EXACT_COUNT}+` : count
}
