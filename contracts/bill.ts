import { endpoint } from './endpoint'
import type * as schemas from './schemas/bill'

/**
 * Latest first. `in` and `out` are the sums of everything the filter lets through, both positive. With
 * `format=csv` all of it comes as a file, its times in `time_zone` (UTC unless told).
 */
export const getBill = endpoint<typeof schemas.getBill>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/bill',
  summary: 'Every movement of the balance, or the statement as a CSV file',
  changes: false,
})

/** At most 61 points, evenly spaced from the period's beginning (or the first movement) to its end (or now). */
export const getBalanceHistory = endpoint<typeof schemas.getBalanceHistory>()({
  access: 'shopper',
  method: 'get',
  path: '/api/user/bill_chart',
  summary: 'The balance over time',
  changes: false,
})
