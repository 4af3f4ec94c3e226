import { z } from 'zod'
import { endpoint } from './endpoint'
import { Id, QueryId, Timestamp } from './fields'

/** A sitemap may name so many addresses; part `n` has the ids from (n - 1) · 50,000 + 1 to n · 50,000. */
export const ADDRESSES_PER_PART = 50_000

export const SitemapNoun = z.enum(['product', 'shop'], { error: 'fields.invalid' })
export type SitemapNoun = z.infer<typeof SitemapNoun>

/** Parts without a single address are left out. */
export const listSitemapParts = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/sitemap/parts',
  summary: 'Into how many sitemaps the products and shops are split',
  changes: false,
  query: z.object({ noun: SitemapNoun }),
  data: z.array(Id),
})

/** More than seven digits would name ids that no database can count to. */
const Part = QueryId.pipe(z.int().max(9_999_999, 'fields.invalid'))

/** A few thousand at a time; `next` is what to ask for as `after` until it is null. */
export const listSitemapEntries = endpoint({
  access: 'public',
  method: 'get',
  path: '/api/sitemap/list',
  summary: 'Ids and times of change of what is on sale, for one sitemap',
  changes: false,
  query: z.object({ noun: SitemapNoun, part: Part, after: QueryId.optional() }),
  data: z.object({
    list: z.array(z.object({ id: Id, changed_at: Timestamp })),
    next: Id.nullable(),
  }),
})
