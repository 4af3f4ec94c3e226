/** Names the statement after which the process of `crash-point.ts` kills itself. */
export const CRASH_HEADER = 'x-crash-after'
