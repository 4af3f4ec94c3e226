import { mayUse, type Role } from '@/contracts/staff-permissions'
import type { Config } from '@/server/config'
import type { Transaction } from '@/server/db/connection'
import { DomainError } from '@/server/domain/domain-error'
import type { Services, StaffCtx, Visit } from '@/server/http/context'
import * as approvals from '@/server/repositories/withdrawal-approvals'
import type { WithdrawalRow } from '@/server/repositories/withdrawals'
import { recordDecision } from '@/server/services/operations/audit'

export const needsTwoPeople = ({ twoPeopleCents }: Config, { amount }: { amount: number }) =>
  twoPeopleCents !== undefined && amount > twoPeopleCents

/** An approval of somebody who may no longer decide does not count. */
export const mayStillDecide = ({ isActive, role }: { isActive: boolean; role: Role }) =>
  isActive && mayUse(role, 'money.decide')

/**
 * Records the approval of the caller, and returns whether the withdrawal may be paid out: another person who may still
 * decide has approved it too. The caller holds the lock of the withdrawal, so that of two approvals one is the second.
 * Throws TWO_PEOPLE_NEEDED for machines, jobs, and a repeated approval.
 */
export async function approve(
  tx: Transaction,
  by: Services | Visit | StaffCtx,
  row: WithdrawalRow,
): Promise<boolean> {
  if (!needsTwoPeople(by.config, row)) return true
  const staffId = 'staff' in by ? by.staff.id : null
  if (staffId === null) throw new DomainError('TWO_PEOPLE_NEEDED')
  const isNew = await approvals.add(tx, row.id, staffId)
  const all = await approvals.ofWithdrawals(tx, [row.id])
  if (all.some((one) => one.staffId !== staffId && mayStillDecide(one))) return true
  if (!isNew) throw new DomainError('TWO_PEOPLE_NEEDED')
  const { id: refId, userId } = row
  await recordDecision(tx, by, { event: 'withdrawal-approved', userId, refId })
  return false
}
