const DAY_MS = 86_400_000

/** A calendar day of a time zone with its bounds; `to` is exclusive. */
export interface LocalDay {
  /** YYYY-MM-DD. */
  day: string
  from: Date
  to: Date
}

/** The last `count` days of an IANA time zone, oldest first, today included. */
export function lastDays(count: number, zone: string, now: Date): LocalDay[] {
  const today = Math.floor(localTime(now.getTime(), zone) / DAY_MS)
  return Array.from({ length: count }, (_, place) => {
    const day = today - count + 1 + place
    return {
      day: new Date(day * DAY_MS).toISOString().slice(0, 10),
      from: startOf(day, zone),
      to: startOf(day + 1, zone),
    }
  })
}

/** The clock of the zone, as if it were UTC. */
function localTime(utcMs: number, zone: string): number {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return Date.parse(`${format.format(utcMs).replace(' ', 'T')}Z`)
}

/** Twice, because the clock may change between the first guess and the start of the day. */
function startOf(day: number, zone: string): Date {
  const local = day * DAY_MS
  const guess = local - (localTime(local, zone) - local)
  return new Date(local - (localTime(guess, zone) - guess))
}
