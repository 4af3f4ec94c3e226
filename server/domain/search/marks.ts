import type { ProductSort } from '@/contracts/schemas/products'

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
const DAYS_PER_BLOCK = 32

interface Ladder {
  letter: string
  /** How many rungs share one coarse mark, which bears the capital letter; ranges would be long without. */
  block?: number
  isDescending: boolean
  /** Keys are whole numbers, which are never rounded apart. */
  isExact?: boolean
  /** The rung of a sort key. */
  rungOf: (key: number) => number
  /** The highest rung anything can stand on. */
  top: number
}

const LAST_DAY = Math.floor(Date.UTC(2100, 0) / DAY_MS)
const steps = { block: STEPS_PER_OCTAVE, rungOf: stepOf, top: STEPS.length, isExact: true }
const price = { ...steps, letter: 'p' }

/** What each sort climbs: products on one rung are of about the same rank, and rungs stand in the order of the sort. */
export const LADDERS: Record<ProductSort, Ladder> = {
  hot: { ...steps, letter: 'h', isDescending: true },
  new: {
    letter: 'n',
    block: DAYS_PER_BLOCK,
    isDescending: true,
    rungOf: (time) => Math.floor(time / DAY_MS),
    top: LAST_DAY,
  },
  price_asc: { ...price, isDescending: false },
  price_desc: { ...price, isDescending: true },
  rating: { letter: 'r', isDescending: true, rungOf: (mean) => Math.floor(mean * 10), top: 50 },
}

export const mark = (letter: string, value: number | '') => `#${letter}${value}`

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

/** Marks of which everything on the rungs from one to another, both included, has at least one. */
export function rangeMarks(
  { letter, block = Infinity }: Ladder,
  from: number,
  to: number,
): string[] {
  const marks: string[] = []
  for (let rung = from; rung <= to;) {
    const isBlock = rung % block === 0 && rung + block - 1 <= to
    marks.push(isBlock ? mark(letter.toUpperCase(), rung / block) : mark(letter, rung))
    rung += isBlock ? block : 1
  }
  return marks
}

/** Marks of every step that a price within the bounds can stand on. */
export const priceMarks = (min: number | undefined, max: number | undefined): string[] =>
  rangeMarks(LADDERS.price_asc, stepOf(min ?? 0), max === undefined ? STEPS.length : stepOf(max))

export const ratingMarks = (least: number): string[] =>
  rangeMarks(LADDERS.rating, LADDERS.rating.rungOf(least), LADDERS.rating.top)

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
  const [salesStep, priceStep] = [stepOf(product.sales), stepOf(product.price)]
  const day = Math.floor(product.listedAt.getTime() / DAY_MS)
  return [
    mark('c', product.categoryId),
    mark('s', product.shopId),
    mark('h', salesStep),
    mark('H', Math.floor(salesStep / STEPS_PER_OCTAVE)),
    mark('p', priceStep),
    mark('P', Math.floor(priceStep / STEPS_PER_OCTAVE)),
    mark('n', day),
    mark('N', Math.floor(day / DAYS_PER_BLOCK)),
    mark('r', tenths),
    mark('b', band),
    mark('x', product.id % PARTS),
    ...RATING_BANDS.filter((least) => tenths >= least * 10).map((least) => mark('g', least)),
    ...(product.isInStock ? [IN_STOCK] : []),
  ]
}
