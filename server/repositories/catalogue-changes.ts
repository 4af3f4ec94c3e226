import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Longer than any transaction may take: its rows bear the time it began and are seen when it ends. */
const WINDOW_S = 60

/** The changes of the last minute, but for those whose ids are named. */
export async function freshChanges(db: Queryable, seen: string[]) {
  const { rows } = await db.execute<{ id: string; tag: string }>(sql`
    select id::text, tag from catalogue_changes
    where created_at > now() - make_interval(secs => ${WINDOW_S})
      and id <> all (${sql.param(seen)}::bigint[])`)
  return rows
}

/** In the log of the primary: everything that can be seen now is before it. */
export async function positionNow(db: Queryable): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(
    sql`select pg_current_wal_insert_lsn()::text as at`,
  )
  return rows[0]!.at
}

/** Older than an hour: whoever was away for so long makes every page anew. */
export async function forgetOld(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from catalogue_changes where created_at < now() - interval '1 hour'`)
}
