const HALF_LIFE_DAYS = 14
const DAY_MS = 86_400_000
/** Origin of the time scale. Any fixed date works, but stored scores depend on it. */
const ORIGIN = Date.UTC(2026, 0, 1)

/**
 * log2 of the weight of one search at this time, which doubles every half-life. Growing weights
 * replace decaying scores, so that stored scores remain comparable and are never recomputed.
 */
export const logWeightAt = (time: number): number => (time - ORIGIN) / DAY_MS / HALF_LIFE_DAYS

/** log2 of the score of `searches` searches at one time. */
export const logScoreOf = (searches: number, time: number): number =>
  logWeightAt(time) + Math.log2(searches)

/** The Monday, in UTC, of the week of a time, as an ISO date. */
export function weekOf(time: number): string {
  const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - daysSinceMonday * DAY_MS).toISOString().slice(0, 10)
}
