import { and, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { sessions } from '@/server/db/tables/accounts'

const LIFETIME = sql`now() + interval '3 days'`
const MOST_PER_ACCOUNT = 10

export async function findOpen(db: Queryable, tokenHash: Buffer) {
  const [row] = await db
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, sql`now()`)))
  return row
}

export async function open(
  db: Queryable,
  session: { userId: number; tokenHash: Buffer; device: string; ip: string },
) {
  const [row] = await db
    .insert(sessions)
    .values({ ...session, expiresAt: LIFETIME })
    .returning({ id: sessions.id, expiresAt: sessions.expiresAt })
  await db.execute(sql`
    delete from sessions where user_id = ${session.userId} and id not in (
      select id from sessions where user_id = ${session.userId} order by id desc limit ${MOST_PER_ACCOUNT})`)
  return row!
}

export async function end(db: Queryable, userId: number, sessionId: number) {
  await db.delete(sessions).where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
}
