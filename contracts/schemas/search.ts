import { z } from 'zod'
import { text } from './fields'

/** What a shopper types into a search; punctuation and operators are letters like any other. */
export const Keyword = text(100)

/** Exact to 1000, then the text "1000+". */
export const BoundedCount = z.union([z.int(), z.string()])
export type BoundedCount = z.infer<typeof BoundedCount>

/** How many products each filter would leave, with the other filters as they are. */
export const Facets = z.object({
  category: z.array(z.object({ key: z.string(), name: z.string(), count: BoundedCount })),
  /** `min` and `max` in cents, both included, as the filter takes them; null is no bound. */
  price: z.array(z.object({ min: z.int(), max: z.int().nullable(), count: BoundedCount })),
  in_stock: BoundedCount,
  /** At least so many stars. */
  rating: z.array(z.object({ min: z.int(), count: BoundedCount })),
})
export type Facets = z.infer<typeof Facets>
