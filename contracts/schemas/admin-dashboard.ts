import { z } from 'zod'
import { TimeZone } from './bill'
import { Cents, Timestamp } from './fields'
import { BoundedCount } from './search'

/** Each count is null for a role that may not see its list. */
const Waiting = z.object({
  orders_to_ship: BoundedCount.nullable(),
  /** Requests without an answer. */
  refunds: BoundedCount.nullable(),
  /** Agreed returns that the shopper has sent back. */
  returns: BoundedCount.nullable(),
  recharges: BoundedCount.nullable(),
  withdrawals: BoundedCount.nullable(),
  /** Products on sale with a SKU of which at most `low_stock_limit` are in stock; up to a minute old. */
  low_stock: BoundedCount,
})

const SalesDay = z.object({
  /** YYYY-MM-DD in the time zone that was asked for. */
  day: z.iso.date(),
  /** Paid orders that were created on this day. */
  orders: z.int(),
  /** Their total, before refunds. */
  total: Cents,
})

const Books = z.object({
  /** The end of the last check of the ledger; null before the first. */
  verified_at: Timestamp.nullable(),
  /** The number of rules that the check verifies. */
  rules: z.int(),
  /** Set while transfers are paused, because a rule is violated. */
  paused_at: Timestamp.nullable(),
  /** The names of the violated rules. */
  violations: z.array(z.string()),
})

export const getAdminDashboard = {
  query: z.object({ time_zone: TimeZone.optional() }),
  data: z.object({
    waiting: Waiting,
    low_stock_limit: z.int(),
    /** The last 30 days, oldest first, today included; up to ten seconds old. Null without `orders.read`. */
    sales: z.array(SalesDay).nullable(),
    /** Null without `money.read`. */
    books: Books.nullable(),
  }),
}
