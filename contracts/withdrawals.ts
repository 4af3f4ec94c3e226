import { endpoint } from './endpoint'
import type * as schemas from './schemas/withdrawals'

/** `sum` answers the query's `amount`: null without one, and when it is too small to be withdrawn. */
export const getWithdrawalTerms = endpoint<typeof schemas.getWithdrawalTerms>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/extract',
  summary: 'What can be withdrawn, what it costs, and the saved cards',
  changes: false,
})

/** Either a saved card or a new one, which is saved. */
export const requestWithdrawal = endpoint<typeof schemas.requestWithdrawal>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract',
  summary: 'Withdraw to a bank card; the amount and its charge are held from here',
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

/** Only while auditing; everything held comes back. */
export const cancelWithdrawal = endpoint<typeof schemas.cancelWithdrawal>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/extract_cancel',
  summary: 'Take back a withdrawal that is not settled yet',
  changes: true,
  body: 'json',
})

export const removeBankCard = endpoint<typeof schemas.removeBankCard>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/bank_card_remove',
  summary: 'Forget a saved card',
  changes: true,
  body: 'json',
})
