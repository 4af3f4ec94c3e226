import type { z } from 'zod'
import { ADDRESSES_PER_PART, type listSitemapEntries, type SitemapNoun } from '@/contracts/sitemap'
import type { Visit } from '@/server/http/context'
import * as sitemap from '@/server/repositories/sitemap'

type ListInput = z.output<NonNullable<(typeof listSitemapEntries)['query']>>

const ROWS_AT_ONCE = 5000

export function listParts(visit: Visit, noun: SitemapNoun): Promise<number[]> {
  return sitemap.listParts(visit.catalogue, noun, ADDRESSES_PER_PART)
}

/** Walks the ids of one part, so that the last part costs what the first does. */
export async function listEntries(visit: Visit, { noun, part, after }: ListInput) {
  const first = (part - 1) * ADDRESSES_PER_PART
  const rows = await sitemap.listEntries(visit.catalogue, noun, {
    after: Math.max(first, after ?? 0),
    upTo: first + ADDRESSES_PER_PART,
    limit: ROWS_AT_ONCE + 1,
  })
  const list = rows.slice(0, ROWS_AT_ONCE)
  return {
    list: list.map(({ id, changedAt }) => ({ id, changed_at: changedAt.toISOString() })),
    next: rows.length > ROWS_AT_ONCE ? (list.at(-1)?.id ?? null) : null,
  }
}
