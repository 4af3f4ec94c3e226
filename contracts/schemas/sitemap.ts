import { z } from 'zod'
import { Id, QueryId, Timestamp } from './fields'

/**
 * Part `n` contains the ids from (n - 1) · 2,000 + 1 to n · 2,000. A URL takes about 1 KB with its languages, so
 * a part is below 3 MB, and 20 million ids in five languages need at most the 50,000 parts of an index.
 */
export const ADDRESSES_PER_PART = 2_000

export const SitemapNoun = z.enum(['product', 'shop'], { error: 'fields.invalid' })
export type SitemapNoun = z.infer<typeof SitemapNoun>

export const listSitemapParts = {
  query: z.object({ noun: SitemapNoun }),
  data: z.array(Id),
}

/** Longer numbers would exceed the ids of the database. */
const Part = QueryId.pipe(Id.max(9_999_999, 'fields.invalid'))

export const listSitemapEntries = {
  query: z.object({ noun: SitemapNoun, part: Part }),
  data: z.object({ list: z.array(z.object({ id: Id, changed_at: Timestamp })) }),
}
