import type { getAdminWithdrawal, listAdminWithdrawals } from '@/contracts/admin-withdrawals'
import type { DataOf } from '@/contracts/endpoint'
import { AUDIT_STATUS } from '@/contracts/wallet-terms'

export type WithdrawalRow = DataOf<typeof listAdminWithdrawals>['list'][number]
export type Withdrawal = DataOf<typeof getAdminWithdrawal>

/** What arrives, in cents; null for a request that was refused or cancelled, which returned to the balance. */
export const arrivalOf = ({ status, actual_arrival }: WithdrawalRow | Withdrawal): number | null =>
  status === AUDIT_STATUS.refused ? null : actual_arrival
