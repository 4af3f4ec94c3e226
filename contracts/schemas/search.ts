import { z } from 'zod'
import { text } from './fields'

/** A search query; punctuation and operators are ordinary characters. */
export const Keyword = text(100)

/** Exact up to 1000, then the text "1000+". */
export const BoundedCount = z.union([z.int(), z.string()])
export type BoundedCount = z.infer<typeof BoundedCount>

/** Number of products for each filter value, with the other filters unchanged. */
export const Facets = z.object({
  category: z.array(z.object({ key: z.string(), name: z.string(), count: BoundedCount })),
  /** `min` and `max` in cents, inclusive; null means unbounded. */
  price: z.array(z.object({ min: z.int(), max: z.int().nullable(), count: BoundedCount })),
  in_stock: BoundedCount,
  /** Minimum stars. */
  rating: z.array(z.object({ min: z.int(), count: BoundedCount })),
})
export type Facets = z.infer<typeof Facets>
