import { IN_STOCK, mark, priceMarks, ratingMarks } from './marks'
import { allOf, anyOf, type TsQuery } from './tsquery'

export interface ProductFilter {
  categoryId?: number
  shopId?: number
  minPrice?: number
  maxPrice?: number
  isInStock?: boolean
  minRating?: number
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

/** Undefined when nothing narrows the catalogue. */
export function narrow(query: TsQuery | undefined, sets: string[][]): TsQuery | undefined {
  const parts = [...(query === undefined ? [] : [query]), ...sets.map(anyOf)]
  return parts.length === 0 ? undefined : allOf(parts)
}
