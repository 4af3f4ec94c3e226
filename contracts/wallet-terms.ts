/** States and limits of top-ups and withdrawals. No imports, so that screens load no schemas. */
export const AUDIT_STATUS = { auditing: 0, passed: 1, refused: 2 } as const

/** Minimum top-ups in cents; on chain each network has its own. */
export const MIN_RECHARGE = { card: 100, manual: 1000 } as const

/** The maximum top-up by card in cents: the most that Stripe charges at once. */
export const MAX_CARD_RECHARGE = 99_999_999
