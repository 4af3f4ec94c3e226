import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { oneTimeCodes, type CodeChannel } from '@/server/db/tables/accounts'

export type Purpose = 'resetpwd' | 'resetPay'

/** Replaces earlier codes: only the newest one is valid. Returns its id. */
export async function replace(
  tx: Transaction,
  code: { userId: number; purpose: Purpose; codeHash: Buffer; channel: CodeChannel },
): Promise<number> {
  const [row] = await tx
    .insert(oneTimeCodes)
    .values({ ...code, expiresAt: sql`now() + interval '15 minutes'` })
    .returning({ id: oneTimeCodes.id })
  await tx
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.userId, code.userId),
        eq(oneTimeCodes.purpose, code.purpose),
        lt(oneTimeCodes.id, row!.id),
      ),
    )
  return row!.id
}

/** Deletes a code that nobody has tried; false when it was tried or replaced. */
export async function discardUntried(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.id, id), eq(oneTimeCodes.tries, 0)))
    .returning({ id: oneTimeCodes.id })
  return rows.length === 1
}

/**
 * Counts a try at the newest code before the comparison, so that parallel guesses cannot exceed the limit.
 * Undefined when there is no code, or it is spent, expired or out of tries.
 */
export async function countTry(db: Queryable, userId: number, purpose: Purpose, limit: number) {
  const newest = db
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.userId, userId), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1)
  const [row] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, newest),
        lt(oneTimeCodes.tries, limit),
        isNull(oneTimeCodes.spentAt),
        gt(oneTimeCodes.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: oneTimeCodes.id, codeHash: oneTimeCodes.codeHash })
  return row
}

/** Undefined when a concurrent request has spent the code. */
export async function spend(tx: Transaction, id: number) {
  const [row] = await tx
    .update(oneTimeCodes)
    .set({ spentAt: sql`now()` })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.spentAt)))
    .returning({ channel: oneTimeCodes.channel })
  return row
}

/** A code is for the credentials that it was requested with, so every change of them voids it. */
export async function discardAll(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.userId, userId))
}
