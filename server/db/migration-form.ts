/** The first line of a migration that cannot run inside a transaction: it may be begun again at any statement. */
export const ALONE = '-- outside a transaction'
