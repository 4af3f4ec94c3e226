/** Names the statement after which the process of `doom.ts` ends itself. */
export const DOOM_HEADER = 'x-doom'
