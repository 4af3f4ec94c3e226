/** Names the statement after which the process of `crash-point.ts` kills itself. */
export const DOOM_HEADER = 'x-doom'
