import { endpoint } from './endpoint'
import type * as schemas from './schemas/admin-withdrawals'

export const listAdminWithdrawals = endpoint<typeof schemas.listAdminWithdrawals>()({
  access: { staff: 'money.read' },
  method: 'get',
  path: '/api/admin/withdrawals',
  summary: 'Withdrawals of all shoppers',
  changes: false,
})

export const getAdminWithdrawal = endpoint<typeof schemas.getAdminWithdrawal>()({
  access: { staff: 'money.read' },
  method: 'get',
  path: '/api/admin/withdrawals/get',
  summary: 'One withdrawal with its approvals and history',
  changes: false,
})

/**
 * `pass` pays out, `refuse` returns the whole amount and needs a reason, which the shopper sees. Above
 * WITHDRAWAL_TWO_PEOPLE_CENTS the first `pass` is recorded as an approval, and that of another person pays out; a machine
 * cannot pass it. `expected_step` refuses a `pass` that would do the other of the two.
 */
export const settleAdminWithdrawal = endpoint<typeof schemas.settleAdminWithdrawal>()({
  access: { staff: 'money.decide' },
  method: 'post',
  path: '/api/admin/withdrawals/settle',
  summary: 'Pass or refuse a withdrawal',
  changes: true,
  body: 'json',
})

/** Every call is recorded in the audit trail. */
export const readAdminPayee = endpoint<typeof schemas.readAdminPayee>()({
  access: { staff: 'money.decide' },
  method: 'post',
  path: '/api/admin/withdrawals/payee',
  summary: 'The full card number to pay a withdrawal to',
  changes: true,
  body: 'json',
})
