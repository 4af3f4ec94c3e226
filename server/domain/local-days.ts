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
  const clock = clockOf(zone)
  const today = Math.floor(clock(now.getTime()) / DAY_MS)
  const starts = Array.from({ length: count + 1 }, (_, place) =>
    startOf(today - count + 1 + place, clock),
  )
  return starts.slice(0, count).map((from, place) => ({
    day: new Date((today - count + 1 + place) * DAY_MS).toISOString().slice(0, 10),
    from,
    to: starts[place + 1]!,
  }))
}

/** What a clock of a zone shows, as if it were UTC. */
type Clock = (utcMs: number) => number

/** Once for all days, because a new format takes 0.2 ms. */
function clockOf(zone: string): Clock {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (utcMs) => Date.parse(`${format.format(utcMs).replace(' ', 'T')}Z`)
}

/**
 * Twice, because the clock may change between the first guess and the start of the day. Where it jumps over midnight,
 * the second guess is in the day before, and the day starts with the jump.
 */
function startOf(day: number, clock: Clock): Date {
  const local = day * DAY_MS
  const guess = local - (clock(local) - local)
  const start = local - (clock(guess) - guess)
  return new Date(clock(start) < local ? guess : start)
}
