/** The first line of a migration that cannot run inside a transaction; each of its statements must be repeatable. */
export const ALONE = '-- outside a transaction'
