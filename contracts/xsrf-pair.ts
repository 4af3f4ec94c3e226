/** A call of the gateway itself, which the API document describes. No imports: every page loads it. */
export const XSRF_PAIR_PATH = '/api/session/pair'
