import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { staff } from '@/server/db/tables/staff'
import { withdrawalApprovals, withdrawals } from '@/server/db/tables/withdrawals'

/** False when this person has approved before. The caller holds the lock of the withdrawal. */
export async function add(tx: Transaction, withdrawalId: number, staffId: number) {
  const rows = await tx
    .insert(withdrawalApprovals)
    .values({ withdrawalId, staffId })
    .onConflictDoNothing()
    .returning({ staffId: withdrawalApprovals.staffId })
  return rows.length === 1
}

export async function removeAll(tx: Transaction, withdrawalId: number): Promise<void> {
  await tx.delete(withdrawalApprovals).where(eq(withdrawalApprovals.withdrawalId, withdrawalId))
}

/** Removes the approvals of a person for withdrawals that are not settled. */
export async function removeOpenOf(tx: Transaction, staffId: number): Promise<void> {
  const open = tx
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(isNull(withdrawals.settledAt))
  await tx
    .delete(withdrawalApprovals)
    .where(
      and(
        eq(withdrawalApprovals.staffId, staffId),
        inArray(withdrawalApprovals.withdrawalId, open),
      ),
    )
}

/** The approvals of these withdrawals with names, oldest first. */
export function ofWithdrawals(db: Queryable, ids: number[]) {
  return db
    .select({
      withdrawalId: withdrawalApprovals.withdrawalId,
      staffId: withdrawalApprovals.staffId,
      name: staff.name,
      isActive: staff.isActive,
      role: staff.role,
      createdAt: withdrawalApprovals.createdAt,
    })
    .from(withdrawalApprovals)
    .innerJoin(staff, eq(staff.id, withdrawalApprovals.staffId))
    .where(inArray(withdrawalApprovals.withdrawalId, ids))
    .orderBy(asc(withdrawalApprovals.createdAt), asc(withdrawalApprovals.staffId))
}
