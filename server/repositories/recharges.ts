import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { recharges } from '@/server/db/tables/recharges'

export type RechargeRow = typeof recharges.$inferSelect
export type NewRecharge = typeof recharges.$inferInsert

export async function add(tx: Transaction, recharge: NewRecharge): Promise<RechargeRow> {
  const [row] = await tx.insert(recharges).values(recharge).returning()
  return row!
}

export function list(
  db: Queryable,
  userId: number,
  filter: { id?: number; status?: number; beforeId?: number; limit: number },
) {
  return db
    .select()
    .from(recharges)
    .where(
      and(
        eq(recharges.userId, userId),
        filter.id === undefined ? undefined : eq(recharges.id, filter.id),
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
    .where(and(eq(recharges.status, 0), eq(recharges.waitsForCode, false)))
    .orderBy(recharges.id)
    .limit(200)
}

export async function find(
  db: Queryable,
  userId: number,
  id: number,
): Promise<RechargeRow | undefined> {
  const [row] = await db
    .select()
    .from(recharges)
    .where(and(eq(recharges.id, id), eq(recharges.userId, userId)))
  return row
}

/** A recharge of any shopper, for operators and jobs. */
export async function findForSystem(db: Queryable, id: number): Promise<RechargeRow | undefined> {
  const [row] = await db.select().from(recharges).where(eq(recharges.id, id))
  return row
}

/** A card that still waits for its code has not been charged. */
const cardRefundDue = sql<
  number | null
>`case when ${recharges.method} = 'card' and not ${recharges.waitsForCode} then 0 end`

/** Conditional settlement by operators and jobs: undefined when it is already settled. */
export async function settleForSystem(
  tx: Transaction,
  id: number,
  outcome: { status: 1 | 2; refuseReason: string | null; txid?: string | undefined },
) {
  const [row] = await tx
    .update(recharges)
    .set({
      ...outcome,
      settledAt: sql`now()`,
      ...(outcome.status === 2 ? { cardRefund: cardRefundDue } : {}),
    })
    .where(
      and(
        eq(recharges.id, id),
        eq(recharges.status, 0),
        outcome.status === 1 ? eq(recharges.waitsForCode, false) : undefined,
      ),
    )
    .returning()
  return row
}

/** Stores the answer of the card's bank: undefined when the recharge no longer waits for it. */
export async function endConfirmation(
  tx: Transaction,
  userId: number,
  id: number,
  refuseReason: string | null,
) {
  const end = refuseReason === null ? {} : { status: 2, refuseReason, settledAt: sql`now()` }
  const [row] = await tx
    .update(recharges)
    .set({ waitsForCode: false, ...end })
    .where(
      and(
        eq(recharges.id, id),
        eq(recharges.userId, userId),
        eq(recharges.status, 0),
        eq(recharges.waitsForCode, true),
      ),
    )
    .returning()
  return row
}

/**
 * Records a refund for a card that was charged after the recharge was rejected. Changes nothing
 * otherwise, or if the refund is already recorded.
 */
export async function addCardRefund(tx: Transaction, userId: number, id: number): Promise<void> {
  await tx
    .update(recharges)
    .set({ cardRefund: 0, waitsForCode: false })
    .where(
      and(
        eq(recharges.id, id),
        eq(recharges.userId, userId),
        eq(recharges.status, 2),
        isNull(recharges.cardRefund),
      ),
    )
}

/** Rejected charges that are not refunded yet, in random order: those that fail again must not hold up the others. */
export function listDueCardRefunds(db: Queryable): Promise<RechargeRow[]> {
  return db
    .select()
    .from(recharges)
    .where(eq(recharges.cardRefund, 0))
    .orderBy(sql`random()`)
    .limit(50)
}

/** Returns undefined when another process has noted the refund. */
export async function markCardRefunded(
  tx: Transaction,
  id: number,
): Promise<RechargeRow | undefined> {
  const [row] = await tx
    .update(recharges)
    .set({ cardRefund: 1 })
    .where(and(eq(recharges.id, id), eq(recharges.cardRefund, 0)))
    .returning()
  return row
}
