import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { recharges } from '@/server/db/tables/ledger'

export type RechargeRow = typeof recharges.$inferSelect

export async function add(
  tx: Transaction,
  recharge: typeof recharges.$inferInsert,
): Promise<RechargeRow> {
  const [row] = await tx.insert(recharges).values(recharge).returning()
  return row!
}

export function list(
  db: Queryable,
  userId: number,
  filter: { status?: number; beforeId?: number; limit: number },
) {
  return db
    .select()
    .from(recharges)
    .where(
      and(
        eq(recharges.userId, userId),
        filter.status === undefined ? undefined : eq(recharges.status, filter.status),
        filter.beforeId === undefined ? undefined : lt(recharges.id, filter.beforeId),
      ),
    )
    .orderBy(desc(recharges.id))
    .limit(filter.limit)
}

export function listAuditing(db: Queryable) {
  return db
    .select({ recharge: recharges, email: users.email })
    .from(recharges)
    .innerJoin(users, eq(users.id, recharges.userId))
    .where(eq(recharges.status, 0))
    .orderBy(recharges.id)
    .limit(200)
}

/** The guarded move out of auditing: undefined when it is settled already or does not exist. */
export async function settle(
  tx: Transaction,
  id: number,
  outcome: { status: 1 | 2; refuseReason: string | null },
) {
  const [row] = await tx
    .update(recharges)
    .set({ ...outcome, settledAt: sql`now()` })
    .where(and(eq(recharges.id, id), eq(recharges.status, 0)))
    .returning()
  return row
}

export async function doesExist(db: Queryable, id: number): Promise<boolean> {
  const rows = await db.select({ id: recharges.id }).from(recharges).where(eq(recharges.id, id))
  return rows.length > 0
}
