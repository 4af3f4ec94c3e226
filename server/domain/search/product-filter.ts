import { IN_STOCK, mark, PARTS, partMarks, priceMarks, ratingMarks } from './marks'
import { allOf, anyOf, type TsQuery } from './tsquery'

export interface ProductFilter {
  categoryId?: number
  shopId?: number
  minPrice?: number
  maxPrice?: number
  isInStock?: boolean
  minRating?: number
}

interface Filtered {
  categoryId: number
  price: number
  rating: number
  isInStock: boolean
}

/** Whether a product passes the filters, but for that of the shop. */
export function passes(filter: ProductFilter, product: Filtered): boolean {
  const { categoryId, minPrice = 0, maxPrice = Infinity, isInStock, minRating = 0 } = filter
  return (
    product.price >= minPrice &&
    product.price <= maxPrice &&
    product.rating >= minRating &&
    (product.isInStock || !isInStock) &&
    (categoryId === undefined || product.categoryId === categoryId)
  )
}

export const isPriceLimited = ({ minPrice, maxPrice }: ProductFilter) =>
  minPrice !== undefined || maxPrice !== undefined

/** For each filter that is set, the marks of which a product has at least one. */
export function markSetsOf(filter: ProductFilter): string[][] {
  return [
    filter.categoryId === undefined ? [] : [mark('c', filter.categoryId)],
    filter.shopId === undefined ? [] : [mark('s', filter.shopId)],
    isPriceLimited(filter) ? priceMarks(filter.minPrice, filter.maxPrice) : [],
    filter.isInStock ? [IN_STOCK] : [],
    filter.minRating === undefined ? [] : ratingMarks(filter.minRating),
  ].filter((marks) => marks.length > 0)
}

/** What fits the words and has a mark of each set. With neither it is everything. */
export function narrow(query: TsQuery | undefined, sets: string[][]): TsQuery {
  const parts = [...(query === undefined ? [] : [query]), ...sets.map(anyOf)]
  return parts.length === 0 ? anyOf(partMarks(PARTS)) : allOf(parts)
}
