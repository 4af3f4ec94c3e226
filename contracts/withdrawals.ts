import { endpoint } from './endpoint'
import type * as schemas from './schemas/withdrawals'

/** `sum` is for the query's `amount`: null without one, and when it is below the minimum. */
export const getWithdrawalTerms = endpoint<typeof schemas.getWithdrawalTerms>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract',
  summary: 'What can be withdrawn, what it costs, and the saved cards',
  changes: false,
})

/** Takes a saved card or a new one, which is saved. */
export const requestWithdrawal = endpoint<typeof schemas.requestWithdrawal>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract',
  summary: 'Withdraw to a bank card; the amount including its charge is frozen',
  changes: true,
  isKeyed: true,
  body: 'json',
})

export const listWithdrawals = endpoint<typeof schemas.listWithdrawals>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract_log',
  summary: 'The shopper’s withdrawals, latest first',
  changes: false,
})

/** Only while auditing; the whole amount is returned. */
export const cancelWithdrawal = endpoint<typeof schemas.cancelWithdrawal>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract_cancel',
  summary: 'Cancel a withdrawal that is not settled',
  changes: true,
  body: 'json',
})

export const removeBankCard = endpoint<typeof schemas.removeBankCard>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/bank_card_remove',
  summary: 'Delete a saved card',
  changes: true,
  body: 'json',
})
