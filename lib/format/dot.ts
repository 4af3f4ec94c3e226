/** Between facts on one line. A line may break after the dot, not before it. */
export const DOT = '\u00a0· '
