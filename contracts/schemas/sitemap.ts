import { z } from 'zod'
import { Id, QueryId, Timestamp } from './fields'

/**
 * Part `n` has the ids from (n - 1) · 2,000 + 1 to n · 2,000. An address takes about 1 KB with its languages, so that a
 * part stays below 3 MB, and 20 million ids in five languages stay within the 50,000 parts that an index may name.
 */
export const ADDRESSES_PER_PART = 2_000

export const SitemapNoun = z.enum(['product', 'shop'], { error: 'fields.invalid' })
export type SitemapNoun = z.infer<typeof SitemapNoun>

export const listSitemapParts = {
  query: z.object({ noun: SitemapNoun }),
  data: z.array(Id),
}

/** More than seven digits would name ids that no database can count to. */
const Part = QueryId.pipe(z.int().max(9_999_999, 'fields.invalid'))

export const listSitemapEntries = {
  query: z.object({ noun: SitemapNoun, part: Part }),
  data: z.object({ list: z.array(z.object({ id: Id, changed_at: Timestamp })) }),
}
