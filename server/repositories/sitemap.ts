import { sql } from 'drizzle-orm'
import type { SitemapNoun } from '@/contracts/sitemap'
import type { Queryable } from '@/server/db/connection'
import { products, shops } from '@/server/db/tables/catalogue'

const SHELVES = {
  product: { table: products, isShown: sql`is_on_sale` },
  shop: { table: shops, isShown: sql`true` },
}

/** Which stretches of `size` ids hold something that is shown, counted from 1. */
export async function listParts(db: Queryable, noun: SitemapNoun, size: number): Promise<number[]> {
  const { table, isShown } = SHELVES[noun]
  const { rows } = await db.execute<{ part: number }>(sql`
    SELECT part FROM generate_series(1, (SELECT (max(id) + ${size}::int - 1) / ${size}::int FROM ${table})::int) part
    WHERE EXISTS (
      SELECT 1 FROM ${table}
      WHERE id > (part - 1)::bigint * ${size}::int AND id <= part::bigint * ${size}::int AND ${isShown}
    ) ORDER BY part`)
  return rows.map(({ part }) => part)
}

/** Ids after one and up to another, in order, with the time of their last change. */
export async function listEntries(
  db: Queryable,
  noun: SitemapNoun,
  page: { after: number; upTo: number; limit: number },
): Promise<{ id: number; changedAt: Date }[]> {
  const { table, isShown } = SHELVES[noun]
  const { rows } = await db.execute<{ entry: string; changed_ms: number }>(sql`
    SELECT id::text AS entry, (extract(epoch FROM changed_at) * 1000)::float8 AS changed_ms FROM ${table}
    WHERE id > ${page.after}::bigint AND id <= ${page.upTo}::bigint AND ${isShown}
    ORDER BY id LIMIT ${page.limit}`)
  return rows.map((row) => ({ id: Number(row.entry), changedAt: new Date(row.changed_ms) }))
}
