import type { getAdminWithdrawal, listAdminWithdrawals } from '@/contracts/admin-withdrawals'
import type { DataOf } from '@/contracts/endpoint'

export type WithdrawalRow = DataOf<typeof listAdminWithdrawals>['list'][number]
export type Withdrawal = DataOf<typeof getAdminWithdrawal>
