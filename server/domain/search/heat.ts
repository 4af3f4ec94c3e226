/** After so many days a search counts for half. */
const HALF_LIFE_DAYS = 14
const DAY_MS = 86_400_000
const BEGINNING = Date.UTC(2026, 0, 1)

/**
 * log2 of what one search at this time weighs. Later searches weigh more instead of earlier ones less, so
 * that the order of the phrases stays right without rewriting them.
 */
export const heatAt = (time: number): number => (time - BEGINNING) / DAY_MS / HALF_LIFE_DAYS

/** Heat of so many searches at one time. */
export const heatOf = (searches: number, time: number): number => heatAt(time) + Math.log2(searches)

/** The Monday of the week a vote belongs to, in UTC. */
export function weekOf(time: number): string {
  const daysSinceMonday = (new Date(time).getUTCDay() + 6) % 7
  return new Date(time - daysSinceMonday * DAY_MS).toISOString().slice(0, 10)
}
