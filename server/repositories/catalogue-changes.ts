import { sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'

/** Longer than any transaction: a row has the time its transaction began, but is visible only after the commit. */
const WINDOW_S = 60

interface Changes {
  list: { tag: string }[]
  until: string
  position?: string
}

/**
 * The changes that the snapshot `since` did not see, each exactly once however late it was committed, and the
 * snapshot of this reading. Without `since`, those of the last minute. With replicas it adds the log position that a
 * replica must have reached to show them.
 */
export async function fresh(
  db: Queryable,
  replicas: { isConfigured: boolean },
  since: string | undefined,
): Promise<Changes> {
  const which = since !== undefined && isSnapshot(since) ? afterSnapshot(since) : OF_LAST_MINUTE
  const { rows } = await db.execute<Pick<Changes, 'list' | 'until'>>(sql`
    select pg_current_snapshot()::text as until, coalesce((
      select json_agg(change) from (select tag from catalogue_changes where ${which}) change
    ), '[]') as list`)
  const { list, until } = rows[0]!
  if (!replicas.isConfigured || list.length === 0) return { list, until }
  const { rows: log } = await db.execute<{ at: string }>(
    sql`select pg_current_wal_insert_lsn()::text as at`,
  )
  return { list, until, position: log[0]!.at }
}

const OF_LAST_MINUTE = sql`created_at > now() - make_interval(secs => ${WINDOW_S})`

/** The oldest transaction that the snapshot did not see as a number, so that the index is used. */
const afterSnapshot = (since: string) => sql`
  xid >= ${since.split(':')[0]}::bigint
    and not pg_visible_in_snapshot(xid::text::xid8, ${since}::pg_snapshot)
    and pg_visible_in_snapshot(xid::text::xid8, pg_current_snapshot())`

/** Whether PostgreSQL accepts the text: transaction ids in ascending order. */
function isSnapshot(text: string): boolean {
  const [oldest = '', next = '', open = ''] = text.split(':')
  const ids = [oldest, ...open.split(',').filter(Boolean), next].map(BigInt)
  const isAscending = ids.every((id, index) => index === 0 || id >= ids[index - 1]!)
  return isAscending && ids[0]! > 0n && !open.split(',').includes(next)
}

/** Deletes rows older than an hour; a process that was away for longer invalidates every page. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.execute(sql`
    delete from catalogue_changes where created_at < now() - interval '1 hour'`)
}
