import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm'
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

/** A withdrawal of any shopper, for operators and jobs. */
export async function findForSystem(db: Queryable, id: number) {
  const [row] = await withCard(db).where(eq(withdrawals.id, id))
  return row
}

/** Like `findForSystem`; locks the withdrawal until the transaction ends. */
export async function lockForSystem(tx: Transaction, id: number) {
  const [row] = await withCard(tx).where(eq(withdrawals.id, id)).for('update', { of: withdrawals })
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

/** Conditional settlement of the shopper's own withdrawal: undefined when it is already settled. */
export function settle(tx: Transaction, userId: number, id: number, outcome: Outcome) {
  return settleWhere(tx, outcome, and(eq(withdrawals.id, id), eq(withdrawals.userId, userId)))
}

/** Like `settle`, for operators and jobs: any shopper's withdrawal. */
export function settleForSystem(tx: Transaction, id: number, outcome: Outcome) {
  return settleWhere(tx, outcome, eq(withdrawals.id, id))
}

async function settleWhere(
  tx: Transaction,
  outcome: Outcome,
  which: SQL | undefined,
): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .update(withdrawals)
    .set({ ...outcome, settledAt: sql`now()` })
    .where(and(which, eq(withdrawals.status, 0)))
    .returning()
  return row
}
