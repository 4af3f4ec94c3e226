import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { payTickets } from '@/server/db/tables/accounts'

/** The ticket expires with its session at the latest, and is deleted with it. */
export async function issue(
  db: Queryable,
  ticket: { userId: number; sessionId: number | null; ticketHash: Buffer; target: string },
): Promise<Date> {
  const sessionEnd = sql`(select expires_at from sessions where id = ${ticket.sessionId})`
  const [row] = await db
    .insert(payTickets)
    .values({ ...ticket, expiresAt: sql`least(now() + interval '2 minutes', ${sessionEnd})` })
    .returning({ expiresAt: payTickets.expiresAt })
  return row!.expiresAt
}

/** Spends a ticket in the transaction that it pays for; false when it is for another target, spent or expired. */
export async function spend(
  db: Queryable,
  userId: number,
  ticketHash: Buffer,
  ...targets: string[]
): Promise<boolean> {
  const sent = db.execute(sql`
    update pay_tickets set spent_at = now()
    where ticket_hash = ${ticketHash} and user_id = ${userId} and target in ${targets}
      and spent_at is null and expires_at > now()`)
  const { rowCount } = await sent.execute()
  return rowCount === 1
}

export async function discardAll(db: Queryable, userId: number) {
  await db
    .update(payTickets)
    .set({ spentAt: sql`now()` })
    .where(and(eq(payTickets.userId, userId), isNull(payTickets.spentAt)))
}

/** Deletes up to `most` spent or expired tickets. Returns their number. */
export async function deleteOld(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from pay_tickets where id in (
      select id from pay_tickets where expires_at < now() - interval '1 hour' order by id limit ${most})`)
  return rowCount ?? 0
}
