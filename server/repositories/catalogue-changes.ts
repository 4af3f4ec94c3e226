import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Longer than any transaction may take: its rows bear the time it began and are seen when it ends. */
const WINDOW_S = 60

/**
 * The changes of the last minute, as the triggers wrote them, without those whose ids are in `seen`. Where there are
 * replicas, with the position in the log of the primary that a replica must have reached to know of them.
 */
export async function fresh(
  db: Queryable,
  replicas: { areThere: boolean },
  seen: string[],
): Promise<{ list: { id: string; tag: string }[]; position?: string }> {
  const { rows: list } = await db.execute<{ id: string; tag: string }>(sql`
    select id::text, tag from catalogue_changes
    where created_at > now() - make_interval(secs => ${WINDOW_S})
      and id <> all (${sql.param(seen)}::bigint[])`)
  if (!replicas.areThere || list.length === 0) return { list }
  const { rows } = await db.execute<{ at: string }>(
    sql`select pg_current_wal_insert_lsn()::text as at`,
  )
  return { list, position: rows[0]!.at }
}

/** Deletes what is older than an hour: a process that was away for so long renders every page again. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from catalogue_changes where created_at < now() - interval '1 hour'`)
}
