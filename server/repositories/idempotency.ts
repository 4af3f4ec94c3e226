import { and, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { idempotencyKeys } from '@/server/db/tables/orders'
import { isMoneyPaused } from './money-pauses'

/**
 * Claims a key. A racing twin waits here on the unique index until the first one commits or rolls back,
 * and then reads its answer. `earlier` is what was stored, or null when the key is now ours.
 */
export async function claim(
  tx: Transaction,
  claimed: { userId: number; route: string; key: string; bodyHash: string },
) {
  const mine = await tx
    .insert(idempotencyKeys)
    .values(claimed)
    .onConflictDoNothing()
    .returning({ isMoneyPaused })
  if (mine[0]) return { earlier: null, isMoneyPaused: mine[0].isMoneyPaused }
  const [row] = await tx
    .select({ bodyHash: idempotencyKeys.bodyHash, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(keyIs(claimed))
  return { earlier: row ?? null, isMoneyPaused: false }
}

export async function storeAnswer(
  tx: Transaction,
  claimed: { userId: number; route: string; key: string },
  answer: unknown,
) {
  await tx.update(idempotencyKeys).set({ answer }).where(keyIs(claimed))
}

/** A day old; the contract promises no more. */
export async function forgetOld(db: Queryable) {
  await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, sql`now() - interval '24 hours'`))
}

const keyIs = ({ userId, route, key }: { userId: number; route: string; key: string }) =>
  and(
    eq(idempotencyKeys.userId, userId),
    eq(idempotencyKeys.route, route),
    eq(idempotencyKeys.key, key),
  )
