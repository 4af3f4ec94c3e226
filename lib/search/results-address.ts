import type { ProductSort } from '@/contracts/schemas/products'
import type { ShopSort } from '@/contracts/schemas/shops'
import type { ProductFilter } from '@/lib/queries/products'

export const PRODUCT_SORTS = ['hot', 'new', 'price_asc', 'price_desc', 'rating'] as const
export const SHOP_SORTS = ['hot', 'new', 'rating'] as const satisfies ShopSort[]

export type ResultsTab = 'products' | 'shops'

/** What a page of results shows; all of it stands in the address, so that it can be shared and gone back to. */
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

/** The choices that narrow; a sort or a tab does not. */
export const NARROWING = [
  'category',
  'min_price',
  'max_price',
  'in_stock',
  'min_rating',
] as const satisfies (keyof Results)[]

/** Reads an address somebody may have written by hand: what is not understood counts as not said. */
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
    keyword: address.get('keyword')?.trim() || undefined,
    category: /^[a-z_]{1,40}$/.test(category) ? category : undefined,
    min_price: min || undefined,
    max_price: max,
    in_stock: address.get('in_stock') === '1' ? true : undefined,
    min_rating: stars || undefined,
  })
}

/** The query of the address, without what is as usual. */
export function writeResults({ tab, sort, in_stock, ...rest }: Results): string {
  const entries = Object.entries({
    ...rest,
    ...(in_stock ? { in_stock: 1 } : {}),
    ...(sort === 'hot' ? {} : { sort }),
    ...(tab === 'products' ? {} : { tab }),
  }).filter(([, value]) => value !== undefined)
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString()
}

/** The products that are asked for. */
export function productFilterOf({ tab: _tab, ...filter }: Results): ProductFilter {
  return filter
}

export function isNarrowed(results: Results): boolean {
  return NARROWING.some((name) => results[name] !== undefined)
}

/** With some choices changed; those set to undefined are taken back. */
export function changed(
  results: Results,
  change: { [Name in keyof Results]?: Results[Name] | undefined },
): Results {
  return withoutGaps({ ...results, ...change })
}

export function widened(results: Results): Results {
  return changed(results, Object.fromEntries(NARROWING.map((name) => [name, undefined])))
}

function withoutGaps(results: object): Results {
  return Object.fromEntries(
    Object.entries(results).filter(([, value]) => value !== undefined),
  ) as unknown as Results
}
