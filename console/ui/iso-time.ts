/** ISO 8601 in UTC from what a date and time input gives, in the zone of the device; null if it is no time. */
export function isoTime(typed: string): string | null {
  const date = new Date(typed)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
