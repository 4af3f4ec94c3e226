import type { Facets } from '@/contracts/schemas/search'
import type { Database } from '@/server/db/connection'
import type { Visit } from '@/server/http/context'
import { PRICE_BANDS, RATING_BANDS } from '@/server/domain/search/marks'
import { passes, type ProductFilter } from '@/server/domain/search/product-filter'
import type { Tier } from '@/server/domain/search/tiers'
import * as categories from '@/server/repositories/categories'
import * as search from '@/server/repositories/search-products'
import { planFor } from './plan'
import { ShortMemory } from '@/server/services/accounts/short-memory'
import { COUNTED_UP_TO } from './count'
import { isSurelyOver, sampleOf, type Sample as Catalogue } from './sample'

/** So many matches are counted one by one; of more a part is. */
const COUNTED = 1500

const BOUNDS = PRICE_BANDS.flatMap(({ max }) => (max === null ? [] : [max]))

/** Which cells belong to one answer of a facet. */
type Value = (cell: search.Cell) => boolean

type Group = 'category' | 'price' | 'stock' | 'rating'
const CLEARED: Record<Group, Partial<ProductFilter>> = {
  category: { categoryId: undefined },
  price: { minPrice: undefined, maxPrice: undefined },
  stock: { isInStock: undefined },
  rating: { minRating: undefined },
}

/**
 * For each filter what it would leave, the other filters as they are. Small results are counted; of large
 * ones an even part is, and what it stands for is told in two digits.
 */
export async function facetsOf(
  visit: Visit,
  words: Tier | undefined,
  filter: ProductFilter,
): Promise<Facets> {
  const all = await categories.list(visit.catalogue, visit.locale)
  const samples = new Map<string, Promise<Sample>>()
  const count = async (group: Group, values: Value[]) => {
    const others = { ...filter, ...CLEARED[group] }
    const key = JSON.stringify(others)
    const taken = samples.get(key) ?? takeSample(visit, words, others)
    samples.set(key, taken)
    const sample = await taken
    return values.map((value) => countOf(sample, value))
  }
  const [category, price, stock, rating] = await Promise.all([
    count(
      'category',
      all.map(
        ({ id }) =>
          (cell) =>
            cell.categoryId === id,
      ),
    ),
    count(
      'price',
      PRICE_BANDS.map((_, band) => (cell) => cell.band === band),
    ),
    count('stock', [(cell) => cell.isInStock]),
    count(
      'rating',
      RATING_BANDS.map((least) => (cell) => cell.stars >= least),
    ),
  ])
  return {
    category: all.flatMap(({ key, name }, at) =>
      category[at] ? [{ key, name, count: category[at] }] : [],
    ),
    price: PRICE_BANDS.map((band, at) => ({ ...band, count: price[at] ?? 0 })),
    in_stock: stock[0] ?? 0,
    rating: RATING_BANDS.map((min, at) => ({ min, count: rating[at] ?? 0 })),
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
  /** Each product in it stands for so many. */
  each: number
}

async function takeSample(
  { catalogue: db }: Visit,
  words: Tier | undefined,
  filter: ProductFilter,
): Promise<Sample> {
  const known = await sampleOf(db)
  if (!words && filter.shopId === undefined && known.each > 1) {
    return { cells: cellsOf(known, filter), each: known.each }
  }
  const target = { ...(words ?? { query: undefined, atMost: Infinity, atLeast: 0 }), filter }
  const { query, read } = await planFor(db, known, target)
  const each = read <= COUNTED ? 1 : read <= COUNTED * 8 ? 8 : 64
  const part = each === 1 ? 'all' : each === 8 ? 'one in 8' : 'one in 64'
  const scope = { query, filter, part } as const
  const count = () => search.cells(db, scope, BOUNDS)
  const cells = each === 1 ? await count() : await estimates.get(db, JSON.stringify(scope), count)
  return { cells, each }
}

/** What is told in two digits is told so half a minute later. */
const estimates = new ShortMemory<Database, search.Cell[]>({ keptMs: 30_000, most: 500 })

const cellsOf = ({ products }: Catalogue, filter: ProductFilter): search.Cell[] =>
  products
    .filter((product) => passes(filter, product))
    .map(({ categoryId, price, isInStock, rating }) => ({
      categoryId,
      band: BOUNDS.filter((most) => price > most).length,
      isInStock,
      stars: Math.floor(rating),
      count: 1,
    }))

function countOf({ cells, each }: Sample, isPart: Value) {
  const seen = cells.reduce((total, cell) => total + (isPart(cell) ? cell.count : 0), 0)
  const isOver = each === 1 ? seen > COUNTED_UP_TO : isSurelyOver(seen, each, COUNTED_UP_TO)
  if (isOver || seen * each > COUNTED_UP_TO) return `${COUNTED_UP_TO}+`
  return each === 1 ? seen : Number((seen * each).toPrecision(2))
}
