import { endpoint } from './endpoint'
import type * as schemas from './schemas/bill'

/**
 * Latest first. `in` and `out` are the positive sums of all entries that match the filter. `group=payment` returns
 * one row per payment: orders paid together are one row, and a withdrawal includes its charge. `format=csv` returns
 * all entries as a file, with times in `time_zone` (default UTC).
 */
export const getBill = endpoint<typeof schemas.getBill>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/bill',
  summary: 'Every movement of the balance, or the statement as a CSV file',
  changes: false,
})

/** At most 61 evenly spaced points, from the start of the period (or the first entry) to its end (or now). */
export const getBalanceHistory = endpoint<typeof schemas.getBalanceHistory>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/bill_chart',
  summary: 'The balance over time',
  changes: false,
})
