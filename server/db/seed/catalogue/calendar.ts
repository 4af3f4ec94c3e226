const dayMs = 86_400_000

/** All dates of the demo are before this day, so that the seed is reproducible. */
export const EPOCH_MS = Date.UTC(2026, 10, 1)

/** ISO time `days` (may be fractional) before the epoch, with a precision of seconds. */
export function daysBeforeEpoch(days: number): string {
  return new Date(Math.floor((EPOCH_MS - days * dayMs) / 1000) * 1000).toISOString()
}
