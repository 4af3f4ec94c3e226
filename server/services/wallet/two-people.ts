import { mayUse, type Role } from '@/contracts/staff-permissions'
import type { Config } from '@/server/config'
import type { Transaction } from '@/server/db/connection'
import { DomainError } from '@/server/domain/domain-error'
import type { Services, StaffCtx, Visit } from '@/server/http/context'
import * as staff from '@/server/repositories/staff'
import * as sessions from '@/server/repositories/staff-sessions'
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
 * Throws TWO_PEOPLE_NEEDED for machines, jobs, and a repeated approval, and CHANGED_MEANWHILE when `expected` is not
 * what it does.
 */
export async function approve(
  tx: Transaction,
  by: Services | Visit | StaffCtx,
  row: WithdrawalRow,
  expected: 'approve' | 'pay' | undefined,
): Promise<boolean> {
  const isLast = await addApproval(tx, by, row)
  const step = isLast ? 'pay' : 'approve'
  if (step !== (expected ?? step)) throw new DomainError('CHANGED_MEANWHILE')
  return isLast
}

async function addApproval(
  tx: Transaction,
  by: Services | Visit | StaffCtx,
  row: WithdrawalRow,
): Promise<boolean> {
  if (!needsTwoPeople(by.config, row)) return true
  const { id: staffId, sessionId } = 'staff' in by ? by.staff : { id: null, sessionId: null }
  if (staffId === null || sessionId === null) throw new DomainError('TWO_PEOPLE_NEEDED')
  // Waits for a change of this member, such as a new invitation, that began after the session was checked.
  const member = await staff.lock(tx, staffId)
  if (!member || !mayStillDecide(member) || !(await sessions.isOpen(tx, sessionId)))
    throw new DomainError('SIGN_IN_NEEDED')
  const isNew = await approvals.add(tx, row.id, staffId)
  const all = await approvals.ofWithdrawals(tx, [row.id])
  if (all.some((one) => one.staffId !== staffId && mayStillDecide(one))) return true
  if (!isNew) throw new DomainError('TWO_PEOPLE_NEEDED')
  const { id: refId, userId } = row
  await recordDecision(tx, by, { event: 'withdrawal-approved', userId, refId })
  return false
}
