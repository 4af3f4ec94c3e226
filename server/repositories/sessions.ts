import { and, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { SESSION_LIFETIME_DAYS } from '@/contracts/limits'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { sessions } from '@/server/db/tables/accounts'

const EXPIRES_AT = sql`now() + make_interval(days => ${SESSION_LIFETIME_DAYS}::int)`
const MAX_PER_ACCOUNT = 10

export async function findOpen(db: Queryable, tokenHash: Buffer) {
  const { rows } = await db.execute<{ id: string; userId: string; seenMs: number }>(sql`
    select id, user_id as "userId", extract(epoch from last_seen_at)::float8 * 1000 as "seenMs" from sessions
    where token_hash = ${tokenHash} and expires_at > now()`)
  const [row] = rows
  return (
    row && { id: integer(row.id), userId: integer(row.userId), lastSeenAt: new Date(row.seenMs) }
  )
}

export async function open(
  db: Queryable,
  session: { userId: number; tokenHash: Buffer; device: string; ip: string },
) {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt: EXPIRES_AT })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  await db.execute(sql`
    delete from sessions where user_id = ${session.userId} and id not in (
      select id from sessions where user_id = ${session.userId} order by id desc limit ${MAX_PER_ACCOUNT})`)
  return row!
}

/** Locks an open session until the transaction ends; false when it has ended. */
export async function lockOpen(
  tx: Transaction,
  userId: number,
  sessionId: number,
): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .for('key share')
  return rows.length === 1
}

export async function end(db: Queryable, userId: number, sessionId: number): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

/** The condition limits writes of concurrent requests. */
export async function touch(db: Queryable, sessionId: number, seenBefore: Date) {
  await db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), lt(sessions.lastSeenAt, seenBefore)))
}

export function list(db: Queryable, userId: number) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
}

export async function endOthers(db: Queryable, userId: number, sessionId: number) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
}

/**
 * Locks the sessions of a shopper. Before the shopper is locked, in the order of calls that move money; sessions that
 * begin meanwhile are ended afterwards.
 */
export async function lockAll(tx: Transaction, userId: number): Promise<void> {
  await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .for('update')
}

export async function endAll(db: Queryable, userId: number): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(eq(sessions.userId, userId))
    .returning({ id: sessions.id })
  return rows.length
}

/** Deletes up to `most` ended or expired sessions. Returns their number. */
export async function deleteOld(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from sessions where id in (
      select id from sessions where expires_at < now() order by id limit ${most})`)
  return rowCount ?? 0
}

/** The ids among these whose sessions are still valid. */
export async function stillOpen(db: Queryable, ids: number[]): Promise<Set<number>> {
  const rows = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, ids), gt(sessions.expiresAt, sql`now()`)))
  return new Set(rows.map(({ id }) => id))
}
