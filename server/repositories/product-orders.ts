import { sql, type SQL } from 'drizzle-orm'
import type { ProductSort } from '@/contracts/schemas/products'

const RATING = sql`(case when p.review_count = 0 then 0 else p.rating_sum::float8 / p.review_count end)`

/** The column of each sort order: of matches, and as indexed in `products p`. */
export const ORDERS: Record<ProductSort, { column: SQL; indexed: SQL; isDescending: boolean }> = {
  hot: { column: sql`sales`, indexed: sql`p.sales`, isDescending: true },
  new: { column: sql`listed_at`, indexed: sql`p.listed_at`, isDescending: true },
  price_asc: { column: sql`price`, indexed: sql`p.price`, isDescending: false },
  price_desc: { column: sql`price`, indexed: sql`p.price`, isDescending: true },
  rating: { column: sql`rating`, indexed: RATING, isDescending: true },
}

/** The numeric sort key of a value, for cursors. */
export const keyOf = (sort: ProductSort, value: SQL) =>
  sort === 'new' ? sql`(extract(epoch from ${value}) * 1000)::float8` : sql`${value}::float8`

/** Ties are ordered by id in the same direction. */
export const orderOf = (sort: ProductSort) =>
  ORDERS[sort].isDescending
    ? { direction: sql`desc`, beyond: sql`<` }
    : { direction: sql`asc`, beyond: sql`>` }
