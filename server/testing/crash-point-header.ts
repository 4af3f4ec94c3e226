/** The number of the statement after which `crash-point.ts` kills the process. */
export const CRASH_HEADER = 'x-crash-after'
