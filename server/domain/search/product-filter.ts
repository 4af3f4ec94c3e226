export interface ProductFilter {
  categoryId?: number
  shopId?: number
  /** Any of these shops, of which a member of staff has several; only in a search for words. */
  shopIds?: readonly number[]
  minPrice?: number
  maxPrice?: number
  isInStock?: boolean
  minRating?: number
}

/** The price ranges of the filter, in cents, inclusive. */
export const PRICE_BANDS: { min: number; max: number | null }[] = [
  { min: 0, max: 1999 },
  { min: 2000, max: 4999 },
  { min: 5000, max: 9999 },
  { min: 10_000, max: 29_999 },
  { min: 30_000, max: null },
]
export const RATING_BANDS = [4, 3]
