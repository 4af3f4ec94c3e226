import type { ProductSort } from '@/contracts/products'

/**
 * Marks are lexemes that tell what a product is instead of what it is called: `#c8` category 8, `#s12` shop
 * 12, `#h40` a step of sales. The database writes them (function `product_marks`) except in bulk; a test
 * holds the two to each other.
 */

const STEPS_PER_OCTAVE = 16
const OCTAVES = 35

/** Each step is about 4 % above the one before, from 1 to 34 thousand million. */
export const STEPS: number[] = [
  ...new Set(
    Array.from({ length: OCTAVES * STEPS_PER_OCTAVE }, (_, index) =>
      Math.round(2 ** (index / STEPS_PER_OCTAVE)),
    ),
  ),
]

/** How many steps a number has reached. */
export function stepOf(value: number): number {
  let [low, high] = [0, STEPS.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((STEPS[middle] ?? Infinity) <= value) low = middle + 1
    else high = middle
  }
  return low
}

const DAY_MS = 86_400_000

interface Ladder {
  letter: string
  isDescending: boolean
  /** The rung of a sort key. */
  rungOf: (key: number) => number
  /** The highest rung anything can stand on. */
  top: number
}

const LAST_DAY = Math.floor(Date.UTC(2100, 0) / DAY_MS)
const price = { letter: 'p', rungOf: stepOf, top: STEPS.length }

/** What each sort climbs: products on one rung are of about the same rank, and rungs stand in the order of the sort. */
export const LADDERS: Record<ProductSort, Ladder> = {
  hot: { letter: 'h', isDescending: true, rungOf: stepOf, top: STEPS.length },
  new: {
    letter: 'n',
    isDescending: true,
    rungOf: (time) => Math.floor(time / DAY_MS),
    top: LAST_DAY,
  },
  price_asc: { ...price, isDescending: false },
  price_desc: { ...price, isDescending: true },
  rating: { letter: 'r', isDescending: true, rungOf: (mean) => Math.floor(mean * 10), top: 50 },
}

export const mark = (letter: string, value: number) => `#${letter}${value}`

export const IN_STOCK = '#k'
/** Sixty-four even parts of the catalogue, for a look at a sample. */
export const PARTS = 64
export const partMarks = (count: number) =>
  Array.from({ length: Math.min(count, PARTS) }, (_, part) => mark('x', part))

/** Prices in cents, the bounds included, as the filter offers them. */
export const PRICE_BANDS: { min: number; max: number | null }[] = [
  { min: 0, max: 1999 },
  { min: 2000, max: 4999 },
  { min: 5000, max: 9999 },
  { min: 10_000, max: 29_999 },
  { min: 30_000, max: null },
]
export const RATING_BANDS = [4, 3]

/** Marks of every step that a price within the bounds can stand on. */
export function priceMarks(min: number | undefined, max: number | undefined): string[] {
  const last = max === undefined ? STEPS.length : stepOf(max)
  const first = stepOf(min ?? 0)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    mark('p', first + index),
  )
}

export function ratingMarks(least: number): string[] {
  const first = Math.floor(least * 10)
  return Array.from({ length: 50 - first + 1 }, (_, index) => mark('r', first + index))
}

export interface MarkedProduct {
  id: number
  categoryId: number
  shopId: number
  price: number
  sales: number
  ratingSum: number
  reviewCount: number
  listedAt: Date
  isInStock: boolean
}

/** All marks of a product, as the database's `product_marks` gives them. */
export function marksOf(product: MarkedProduct): string[] {
  const { ratingSum, reviewCount } = product
  const tenths = reviewCount === 0 ? 0 : Math.floor((ratingSum * 10) / reviewCount)
  const band = PRICE_BANDS.findIndex(({ max }) => max === null || product.price <= max)
  return [
    mark('c', product.categoryId),
    mark('s', product.shopId),
    mark('h', stepOf(product.sales)),
    mark('p', stepOf(product.price)),
    mark('n', Math.floor(product.listedAt.getTime() / DAY_MS)),
    mark('r', tenths),
    mark('b', band),
    mark('x', product.id % PARTS),
    ...RATING_BANDS.filter((least) => tenths >= least * 10).map((least) => mark('g', least)),
    ...(product.isInStock ? [IN_STOCK] : []),
  ]
}
