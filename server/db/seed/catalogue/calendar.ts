const dayMs = 86_400_000

/** Everything in the demo happened before this day, so that a seed is the same on every machine. */
export const EPOCH_MS = Date.UTC(2026, 10, 1)

/** ISO time so many days (fractions allowed) before the epoch, to the second. */
export function daysBeforeEpoch(days: number): string {
  return new Date(Math.floor((EPOCH_MS - days * dayMs) / 1000) * 1000).toISOString()
}
