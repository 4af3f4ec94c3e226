import { asc, eq, inArray } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { staff } from '@/server/db/tables/staff'
import { withdrawalApprovals } from '@/server/db/tables/withdrawals'

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
