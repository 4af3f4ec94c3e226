import { sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import type { events } from '@/server/db/tables/events'
import { integer } from '@/server/db/integer'
import type { notices } from '@/server/db/tables/notices'
import type { NoticeCode } from '@/server/domain/notices'

export type EventRow = typeof events.$inferInsert

/** Called in the transaction of the change, so that both are committed together. */
export async function add(tx: Transaction, rows: EventRow[]): Promise<void> {
  if (rows.length > 0) await addWithNotices(tx, rows, [])
}

/** A browser with a push subscription, and a new notice of its shopper. */
export interface ReachedBrowser {
  noticeId: number
  code: NoticeCode
  sessionId: number
}

/** Writes events and notices in one statement; each notice is an event too. Returns the browsers to notify. */
export async function addWithNotices(
  tx: Transaction,
  rows: EventRow[],
  noticeRows: (typeof notices.$inferInsert)[],
): Promise<ReachedBrowser[]> {
  const events = rows.map(({ userId, kind, refId, detail }) => [userId, kind, refId, detail])
  const told = noticeRows.map(({ userId, code, params, refId }) => [userId, code, params, refId])
  const { rows: reached } = await tx.execute<Record<keyof ReachedBrowser, never>>(sql`
    with written as (
      insert into notices (user_id, code, params, ref_id)
      select (n ->> 0)::bigint, n ->> 1, n -> 2, (n ->> 3)::bigint
      from jsonb_array_elements(${JSON.stringify(told)}) with ordinality as given (n, place) order by place
      returning id, user_id, code
    ), spread as (
      insert into events (user_id, kind, ref_id, detail)
      select (e ->> 0)::bigint, e ->> 1, (e ->> 2)::bigint, e ->> 3
      from jsonb_array_elements(${JSON.stringify(events)}) as e
      union all select user_id, 'notice', id, 'new' from written
    )
    select written.id::float8 as "noticeId", code, session_id::float8 as "sessionId"
    from written join push_subscriptions p on p.user_id = written.user_id`)
  return reached
}

export interface LiveRow {
  id: number
  userId: number
  kind: string
  refId: number
  xid: number
}

/** Maximum rows of one poll; the next poll reads the rest. */
export const MAX_ROWS = 5000

const ROW = sql`id, user_id as "userId", kind, ref_id as "refId", xid`

/**
 * The visible events of transactions from `fromXid` on that are not in `seen`, with the snapshot's xmin: the
 * oldest transaction that may still commit. All events before it are complete.
 */
export async function readEvents(
  db: Queryable,
  fromXid: number,
  seen: number[],
): Promise<{ horizon: number; rows: LiveRow[] }> {
  const { rows } = await db.execute<{ horizon: string; fresh: LiveRow[] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      coalesce((select json_agg(fresh) from (
        select ${ROW} from events
        where xid >= ${fromXid}::bigint and created_at > now() - interval '10 minutes'
          and id <> all (${sql.param(seen)}::bigint[])
        order by id limit ${MAX_ROWS}
      ) fresh), '[]') as fresh`)
  return { horizon: integer(rows[0]?.horizon), rows: rows[0]?.fresh ?? [] }
}

/** Like `readEvents`, for one shopper, without an age limit or of the last `withinSeconds`; reads at most `most` + 1 rows. */
export async function readMissedEvents(
  db: Queryable,
  userId: number,
  fromXid: number,
  most: number,
  withinSeconds: number | null = null,
): Promise<{ horizon: number; next: number; rows: LiveRow[] }> {
  const { rows } = await db.execute<{ horizon: string; next: string; missed: LiveRow[] }>(sql`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
      pg_snapshot_xmax(pg_current_snapshot())::text as next,
      coalesce((select json_agg(missed) from (
        select ${ROW} from (
          select * from events
          where user_id = ${userId} and xid >= ${fromXid}::bigint
          order by id desc limit ${most + 1}
        ) latest
        where ${withinSeconds}::int is null
          or created_at > now() - make_interval(secs => ${withinSeconds}::int)
      ) missed), '[]') as missed`)
  const [row] = rows
  return { horizon: integer(row?.horizon), next: integer(row?.next), rows: row?.missed ?? [] }
}
