import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { recharges } from '@/server/db/tables/recharges'

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

/** Of any shopper: for operators and jobs. */
export async function findForSystem(db: Queryable, id: number): Promise<RechargeRow | undefined> {
  const [row] = await db.select().from(recharges).where(eq(recharges.id, id))
  return row
}

/** A card whose bank still waits for its code has not been charged. */
const owedToCard = sql<
  number | null
>`case when ${recharges.method} = 'card' and not ${recharges.waitsForCode} then 0 end`

/** The guarded move out of auditing, by operators and jobs: undefined when it is settled already. */
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
      ...(outcome.status === 2 ? { cardRefund: owedToCard } : {}),
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

/** What the card's bank has answered, while it was waited for: undefined when it is not any more. */
export async function endWait(
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
 * The provider took the money with the right code, but the top-up was refused meanwhile: the card gets it back.
 * Changes nothing when it was not refused or the refund is noted already.
 */
export async function oweCharge(tx: Transaction, userId: number, id: number): Promise<void> {
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

/** Charges that an operator refused, and whose cards have not had them back yet. */
export function listOwedToCards(db: Queryable): Promise<RechargeRow[]> {
  return db
    .select()
    .from(recharges)
    .where(eq(recharges.cardRefund, 0))
    .orderBy(recharges.id)
    .limit(50)
}

/** Undefined when another process has noted it already. */
export async function noteCardRefund(
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
