import { endpoint } from './endpoint'
import type * as schemas from './schemas/account-data'

/**
 * A JSON file with everything stored about the shopper, in the shapes of the shopper's own calls: profile, addresses,
 * orders, fund record, top-ups, withdrawals, payees, favourites, shops, notifications and sessions.
 */
export const exportAccount = endpoint<typeof schemas.exportAccount>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/export',
  summary: 'Download the shopper’s data',
  changes: false,
})

/**
 * Closes the account for good and signs out everywhere. Personal data is deleted; orders, refunds, top-ups,
 * withdrawals and the ledger stay for the books. Rejected while there is money, an open order or an open request.
 */
export const closeAccount = endpoint<typeof schemas.closeAccount>()({
  access: 'shopper',
  method: 'post',
  path: '/api/user/close',
  summary: 'Close the account',
  changes: true,
  body: 'json',
})
