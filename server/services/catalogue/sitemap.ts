import type { z } from 'zod'
import {
  ADDRESSES_PER_PART,
  type listSitemapEntries,
  type SitemapNoun,
} from '@/contracts/schemas/sitemap'
import type { Visit } from '@/server/http/context'
import * as sitemap from '@/server/repositories/sitemap'

type ListInput = z.output<(typeof listSitemapEntries)['query']>

export function listParts(visit: Visit, noun: SitemapNoun): Promise<number[]> {
  return sitemap.listParts(visit.catalogue, noun, ADDRESSES_PER_PART)
}

/** Reads one range of ids, so that every part costs the same. */
export async function listEntries(visit: Visit, { noun, part }: ListInput) {
  const after = (part - 1) * ADDRESSES_PER_PART
  const upTo = after + ADDRESSES_PER_PART
  const rows = await sitemap.listEntries(visit.catalogue, noun, { after, upTo })
  return { list: rows.map(({ id, changedAt }) => ({ id, changed_at: changedAt.toISOString() })) }
}
