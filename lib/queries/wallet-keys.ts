/** Keys of the queries that a movement of money makes stale begin with `all`. */
export const walletKeys = { all: ['wallet'] as const }
