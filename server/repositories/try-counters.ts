import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Deletes up to `most` counters that ended an hour ago, because clocks of processes differ; returns how many. */
export async function deleteExpired(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from try_counters where key in (
      select key from try_counters where expire < extract(epoch from now() - interval '1 hour')::bigint * 1000
      order by expire limit ${most} for update skip locked)`)
  return rowCount ?? 0
}
