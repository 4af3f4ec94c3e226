import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { payTickets } from '@/server/db/tables/accounts'

export async function issue(
  db: Queryable,
  userId: number,
  ticketHash: Buffer,
  target: string,
): Promise<Date> {
  const [row] = await db
    .insert(payTickets)
    .values({ userId, ticketHash, target, expiresAt: sql`now() + interval '2 minutes'` })
    .returning({ expiresAt: payTickets.expiresAt })
  return row!.expiresAt
}

/** Spends it inside the transaction that it pays for; false when it is not for this, spent or too old. */
export async function spend(
  db: Queryable,
  userId: number,
  ticketHash: Buffer,
  target: string,
): Promise<boolean> {
  const rows = await db
    .update(payTickets)
    .set({ spentAt: sql`now()` })
    .where(
      and(
        eq(payTickets.ticketHash, ticketHash),
        eq(payTickets.userId, userId),
        eq(payTickets.target, target),
        isNull(payTickets.spentAt),
        gt(payTickets.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: payTickets.id })
  return rows.length === 1
}

export async function discardAll(db: Queryable, userId: number) {
  await db
    .update(payTickets)
    .set({ spentAt: sql`now()` })
    .where(and(eq(payTickets.userId, userId), isNull(payTickets.spentAt)))
}
