import { sql, type SQL } from 'drizzle-orm'
import type { SitemapNoun } from '@/contracts/schemas/sitemap'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products, shops } from '@/server/db/tables/catalogue'

const SHELVES = {
  product: { table: products, isShown: sql`is_on_sale` },
  shop: { table: shops, isShown: sql`is_open` },
}

/**
 * The numbers, from 1, of the ranges of `size` ids that contain visible rows. Skips from one such range to the
 * next, so that gaps between ids cost nothing.
 */
export async function listParts(db: Queryable, noun: SitemapNoun, size: number): Promise<number[]> {
  const { table, isShown } = SHELVES[noun]
  const partAfter = (id: SQL) => sql`(
    SELECT ((id - 1) / ${size}::int + 1)::bigint FROM ${table}
    WHERE id > ${id} AND ${isShown} ORDER BY id LIMIT 1
  )`
  const { rows } = await db.execute<{ part: number }>(sql`
    WITH RECURSIVE parts AS (
      SELECT ${partAfter(sql`0`)} AS part
      UNION ALL
      SELECT ${partAfter(sql`parts.part * ${size}::int`)} FROM parts WHERE parts.part IS NOT NULL
    ) SELECT part::float8 AS part FROM parts WHERE part IS NOT NULL ORDER BY part`)
  return rows.map(({ part }) => part)
}

/** Visible ids in a range, ascending, with the time of their last change. */
export async function listEntries(
  db: Queryable,
  noun: SitemapNoun,
  range: { after: number; upTo: number },
): Promise<{ id: number; changedAt: Date }[]> {
  const { table, isShown } = SHELVES[noun]
  const { rows } = await db.execute<{ entry: string; changed_ms: number }>(sql`
    SELECT id::text AS entry, (extract(epoch FROM changed_at) * 1000)::float8 AS changed_ms FROM ${table}
    WHERE id > ${range.after}::bigint AND id <= ${range.upTo}::bigint AND ${isShown}
    ORDER BY id`)
  return rows.map((row) => ({ id: integer(row.entry), changedAt: new Date(row.changed_ms) }))
}
