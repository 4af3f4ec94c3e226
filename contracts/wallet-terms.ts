/** States and bounds of top-ups and withdrawals. Import-free: screens know them without loading a schema. */
export const AUDIT_STATUS = { auditing: 0, passed: 1, refused: 2 } as const

/** The least that is taken; on chain each network has its own. */
export const LEAST_RECHARGE = { card: 100, manual: 1000 } as const
export const MOST_EVIDENCE = 6
