export interface Accepted {
  /** The end of the path of the file. */
  file: string
  /** A part of the code that is replaced. */
  code: string
  /** The replacement, if others of the same code need a test. */
  replacement?: string
  reason: string
}

/** Mutants of code with a database that no test needs to notice. */
export const ACCEPTED_IN_SERVICES: Accepted[] = [
  {
    file: 'refunds/refunds.ts',
    code: "'order/refund'",
    reason: 'Any name that no other call has will do.',
  },
  {
    file: 'refunds/refunds.ts',
    code: '{ isLocked: true }',
    reason: 'The index of open requests and the status of a request are a second defence.',
  },
  {
    file: 'refunds/refunds.ts',
    code: 'true',
    replacement: 'false',
    reason: 'The index of open requests and the status of a request are a second defence.',
  },
  {
    file: 'refunds/refunds.ts',
    code: 'a - b',
    reason: 'The order of the rows only prevents deadlocks.',
  },
  {
    file: 'refunds/refunds.ts',
    code: "'refunds_one_open'",
    reason: 'The lock of the order rejects a second request before its index does.',
  },
  {
    file: 'refunds/refunds.ts',
    code: "'REFUND_ALREADY_ASKED'",
    reason: 'The lock of the order rejects a second request before its index does.',
  },
  {
    file: 'refunds/refunds.ts',
    code: "'ORDER_NOT_REFUNDABLE'",
    reason: 'Under the lock of the order, the check of its choices has refused it already.',
  },
  {
    file: 'refunds/audit.ts',
    code: 'has an open refund in status',
    reason: 'A text for engineers.',
  },
  {
    file: 'refunds/audit.ts',
    code: 'order.refunded + row.amount',
    reason: 'Only what is in parcels is read from the answer, whatever is refunded.',
  },
  {
    file: 'accounts/password-reset.ts',
    code: "''",
    reason: 'The value is never missing there; TypeScript asks for one.',
  },
  {
    file: 'accounts/try-limits.ts',
    code: 'const limiters = new Map',
    reason: 'It runs while a backend is opened, before the tests that notice it.',
  },
  {
    file: 'accounts/try-limits.ts',
    code: "'try_counters'",
    reason: 'It runs while a backend is opened, before the tests that notice it.',
  },
  {
    file: 'refunds/view.ts',
    code: 'row.trackingNo !== null',
    reason: 'Only the move "settle" depends on it, which shoppers do not have.',
  },
  {
    file: 'wallet/hosted-payments.ts',
    code: '{ err: error, id }',
    reason: 'A log entry for engineers.',
  },
  {
    file: 'wallet/periodic-check.ts',
    code: 'do not agree with the ledger checkpoint',
    reason: 'A log entry for engineers.',
  },
  {
    file: 'orders/promo-minimum.ts',
    code: 'order !== undefined',
    reason: 'The promo use is locked, so that none of its orders is paid or cancelled meanwhile.',
  },
]
