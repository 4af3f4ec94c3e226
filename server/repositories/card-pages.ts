import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { recharges } from '@/server/db/tables/recharges'
import type { RechargeRow } from './recharges'

/** Waits for the payment on the provider's page. */
const atProvider = (id: number) =>
  and(
    eq(recharges.id, id),
    isNotNull(recharges.cardProvider),
    eq(recharges.status, 0),
    eq(recharges.waitsForCode, true),
  )

/** Stores the page on which the shopper pays, unless the payment was faster. */
export async function setPage(
  db: Queryable,
  userId: number,
  id: number,
  { session, page }: { session: string; page: string },
): Promise<void> {
  await db
    .update(recharges)
    .set({ cardToken: session, cardPage: page })
    .where(and(eq(recharges.userId, userId), atProvider(id)))
}

/** Top-ups whose page must be over by now, in random order: those that fail again must not hold up the others. */
export function listOverdue(db: Queryable, before: Date): Promise<RechargeRow[]> {
  return db
    .select()
    .from(recharges)
    .where(
      and(
        isNotNull(recharges.cardProvider),
        eq(recharges.status, 0),
        eq(recharges.waitsForCode, true),
        lt(recharges.createdAt, before),
      ),
    )
    .orderBy(sql`random()`)
    .limit(50)
}

/** Locks a top-up with a payment page, in any status, until the transaction ends. */
export async function lock(tx: Transaction, id: number): Promise<RechargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(recharges)
    .where(and(eq(recharges.id, id), isNotNull(recharges.cardProvider)))
    .for('update')
  return row
}

/** Stores the payment: undefined when the top-up no longer waits for it. */
export async function endByPayment(
  tx: Transaction,
  id: number,
  payment: string,
): Promise<RechargeRow | undefined> {
  const [row] = await tx
    .update(recharges)
    .set({ waitsForCode: false, cardToken: payment, cardPage: null })
    .where(atProvider(id))
    .returning()
  return row
}

/** Rejects a top-up that was not paid: undefined when it no longer waits. It stays marked as not charged. */
export async function refuse(
  tx: Transaction,
  id: number,
  refuseReason: string,
): Promise<RechargeRow | undefined> {
  const [row] = await tx
    .update(recharges)
    .set({ status: 2, refuseReason, cardPage: null, settledAt: sql`now()` })
    .where(atProvider(id))
    .returning()
  return row
}

/** Records a refund for a page that was paid after its top-up was rejected, once. */
export async function addLateRefund(tx: Transaction, id: number, payment: string): Promise<void> {
  await tx
    .update(recharges)
    .set({ cardRefund: 0, waitsForCode: false, cardToken: payment })
    .where(
      and(
        eq(recharges.id, id),
        isNotNull(recharges.cardProvider),
        eq(recharges.status, 2),
        isNull(recharges.cardRefund),
      ),
    )
}
