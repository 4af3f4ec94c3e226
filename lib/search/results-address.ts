import type { ProductSort } from '@/contracts/schemas/products'
import type { ShopSort } from '@/contracts/schemas/shops'
import type { ProductFilter } from '@/lib/queries/products'
import { tidyKeyword } from './keyword.ts'

export const PRODUCT_SORTS = ['hot', 'new', 'price_asc', 'price_desc', 'rating'] as const
export const SHOP_SORTS = ['hot', 'new', 'rating'] as const satisfies ShopSort[]

export type ResultsTab = 'products' | 'shops'

/** The state of a results page; all of it is in the URL, for sharing and history. */
export interface Results {
  tab: ResultsTab
  sort: ProductSort
  keyword?: string
  category?: string
  /** Cents, both included. */
  min_price?: number
  max_price?: number
  in_stock?: true
  min_rating?: number
}

/** The filters; a sort or a tab is none. */
export const FILTER_KEYS = [
  'category',
  'min_price',
  'max_price',
  'in_stock',
  'min_rating',
] as const satisfies (keyof Results)[]

/** Parses a URL that may be written by hand: invalid values are ignored. */
export function readResults(address: Pick<URLSearchParams, 'get'>): Results {
  const number = (name: string, most: number) => {
    const text = address.get(name) ?? ''
    return /^\d{1,12}$/.test(text) && Number(text) <= most ? Number(text) : undefined
  }
  const category = address.get('category') ?? ''
  const stars = number('min_rating', 5)
  const [min, max] = [number('min_price', 1e12), number('max_price', 1e12)]
  return withoutGaps({
    tab: address.get('tab') === 'shops' ? 'shops' : 'products',
    sort: PRODUCT_SORTS.find((sort) => sort === address.get('sort')) ?? 'hot',
    keyword: tidyKeyword(address.get('keyword') ?? '') || undefined,
    category: /^[a-z_]{1,40}$/.test(category) ? category : undefined,
    min_price: min || undefined,
    max_price: max,
    in_stock: address.get('in_stock') === '1' ? true : undefined,
    min_rating: stars || undefined,
  })
}

/** The query of the URL, without default values. */
export function writeResults({ tab, sort, in_stock, ...rest }: Results): string {
  const entries = Object.entries({
    ...rest,
    ...(in_stock ? { in_stock: 1 } : {}),
    ...(sort === 'hot' ? {} : { sort }),
    ...(tab === 'products' ? {} : { tab }),
  }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** The product filter of the results. */
export function productFilterOf({ tab: _tab, ...filter }: Results): ProductFilter {
  return filter
}

/** A price range counts as one filter. */
export function countFilters({ category, min_price, max_price, in_stock, min_rating }: Results) {
  const values = [category, min_price ?? max_price, in_stock, min_rating]
  return values.filter((value) => value !== undefined).length
}

export const hasFilters = (results: Results): boolean => countFilters(results) > 0

/** With changed filters; undefined removes one. */
export function changed(
  results: Results,
  change: { [Name in keyof Results]?: Results[Name] | undefined },
): Results {
  return withoutGaps({ ...results, ...change })
}

/** With the lower price first, however it was typed. */
export function withOrderedPrices(results: Results): Results {
  const { min_price: min, max_price: max } = results
  const isTurned = min !== undefined && max !== undefined && min > max
  return isTurned ? { ...results, min_price: max, max_price: min } : results
}

export function withoutFilters(results: Results): Results {
  return changed(results, Object.fromEntries(FILTER_KEYS.map((name) => [name, undefined])))
}

function withoutGaps(results: object): Results {
  return Object.fromEntries(
    Object.entries(results).filter(([, value]) => value !== undefined),
  ) as unknown as Results
}
