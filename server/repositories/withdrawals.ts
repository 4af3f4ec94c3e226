import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { users } from '@/server/db/tables/accounts'
import { bankCards, withdrawals } from '@/server/db/tables/withdrawals'

export type WithdrawalRow = typeof withdrawals.$inferSelect

export async function add(
  tx: Transaction,
  withdrawal: typeof withdrawals.$inferInsert,
): Promise<WithdrawalRow> {
  const [row] = await tx.insert(withdrawals).values(withdrawal).returning()
  return row!
}

const withCard = (db: Queryable) =>
  db
    .select({ withdrawal: withdrawals, card: bankCards })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .$dynamic()

export async function find(db: Queryable, userId: number, id: number) {
  const [row] = await withCard(db).where(
    and(eq(withdrawals.userId, userId), eq(withdrawals.id, id)),
  )
  return row
}

/** Of any shopper: for operators alone. */
export async function findAnyones(db: Queryable, id: number) {
  const [row] = await withCard(db).where(eq(withdrawals.id, id))
  return row
}

export function list(
  db: Queryable,
  userId: number,
  filter: { id?: number; status?: number; beforeId?: number; limit: number },
) {
  return withCard(db)
    .where(
      and(
        eq(withdrawals.userId, userId),
        filter.id === undefined ? undefined : eq(withdrawals.id, filter.id),
        filter.status === undefined ? undefined : eq(withdrawals.status, filter.status),
        filter.beforeId === undefined ? undefined : lt(withdrawals.id, filter.beforeId),
      ),
    )
    .orderBy(desc(withdrawals.id))
    .limit(filter.limit)
}

export function listAuditing(db: Queryable) {
  return db
    .select({ withdrawal: withdrawals, card: bankCards, email: users.email })
    .from(withdrawals)
    .innerJoin(bankCards, eq(bankCards.id, withdrawals.cardId))
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .where(eq(withdrawals.status, 0))
    .orderBy(withdrawals.createdAt, withdrawals.id)
    .limit(200)
}

export interface Outcome {
  status: 1 | 2
  refuseReason: string | null
  isCancelled: boolean
}

/**
 * The guarded move out of auditing: undefined when it is settled already or does not exist. With
 * `ownerId` only that shopper's own.
 */
export async function settle(
  tx: Transaction,
  id: number,
  outcome: Outcome,
  ownerId?: number,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .update(withdrawals)
    .set({ ...outcome, settledAt: sql`now()` })
    .where(
      and(
        eq(withdrawals.id, id),
        eq(withdrawals.status, 0),
        ownerId === undefined ? undefined : eq(withdrawals.userId, ownerId),
      ),
    )
    .returning()
  return row
}
