import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Longer than any transaction: a row has the time its transaction began, but is visible only after the commit. */
const WINDOW_S = 60

/**
 * The changes of the last minute that the triggers wrote, without those in `seen`. With replicas it adds the log
 * position that a replica must have reached to show them.
 */
export async function fresh(
  db: Queryable,
  replicas: { isConfigured: boolean },
  seen: string[],
): Promise<{ list: { id: string; tag: string }[]; position?: string }> {
  const { rows: list } = await db.execute<{ id: string; tag: string }>(sql`
    select id::text, tag from catalogue_changes
    where created_at > now() - make_interval(secs => ${WINDOW_S})
      and id <> all (${sql.param(seen)}::bigint[])`)
  if (!replicas.isConfigured || list.length === 0) return { list }
  const { rows } = await db.execute<{ at: string }>(
    sql`select pg_current_wal_insert_lsn()::text as at`,
  )
  return { list, position: rows[0]!.at }
}

/** Deletes rows older than an hour; a process that was away for longer invalidates every page. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from catalogue_changes where created_at < now() - interval '1 hour'`)
}
