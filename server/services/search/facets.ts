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
import { ShortMemory } from '@/server/services/accounts/short-memory'
import { COUNTED_UP_TO, ONE_IN } from './matches'

/** A sample with fewer matches is not used: all matches are counted. */
const MIN_SAMPLE = 100

const BOUNDS = PRICE_BANDS.flatMap(({ max }) => (max === null ? [] : [max]))

/** The filter that each facet is counted without. */
const CLEARED = {
  category: { categoryId: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  stock: { isInStock: undefined },
  rating: { minRating: undefined },
} satisfies Record<string, Partial<ProductFilter>>

/**
 * For each value of a filter the number of matches with that value and the other filters. Small results are
 * counted; large ones are estimated from a sample, to two digits.
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
    search.cells(db, scope, { bounds: BOUNDS, part: 'sample' }),
  )
  if (sum(sample) >= MIN_SAMPLE) return { cells: sample, isSample: true }
  const cells = await search.cells(db, scope, { bounds: BOUNDS, part: 'all' })
  return { cells, isSample: false }
}

/** Estimates may be half a minute old. */
const samples = new ShortMemory<Database, search.Cell[]>({ keptMs: 30_000, most: 500 })

const sum = (cells: search.Cell[]) => cells.reduce((total, { count }) => total + count, 0)

function countIn({ cells, isSample }: Result, isValue: (cell: search.Cell) => boolean) {
  const seen = sum(cells.filter(isValue))
  const count = isSample ? Number((seen * ONE_IN).toPrecision(2)) : seen
  return count > COUNTED_UP_TO ? `${COUNTED_UP_TO}+` : count
}
