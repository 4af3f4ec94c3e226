import type { Database } from '@/server/db/connection'
import * as parts from '@/server/repositories/parts'

const DAY_MS = 86_400_000
/** So many months ahead there is a part: nobody has to be there in time. */
const AHEAD = 3
/** A day longer than the table itself lets nobody take anything away. */
const KEPT_DAYS: Record<parts.PartedTable, number> = { audit_events: 401 }
const TABLES = Object.keys(KEPT_DAYS) as parts.PartedTable[]

/** Makes the parts of the months to come, and lets go those that are past their time. */
export async function keepParts(db: Database, now = new Date()): Promise<void> {
  for (const table of TABLES) {
    const known = await parts.list(db, table)
    for (const part of partsAfter(table, known, now)) await parts.add(db, table, part)
    for (const part of endedBefore(known, now, KEPT_DAYS[table])) await parts.drop(db, table, part)
    const other = known.find(({ from, to }) => from === null && to === null)
    if (other && !(await parts.isEmpty(db, other)))
      throw new Error(`${other.name} holds rows that have no part`)
  }
}

/** Those whose last row may be so many days old. */
export function endedBefore(known: parts.Part[], now: Date, days: number): parts.Part[] {
  const until = now.getTime() - days * DAY_MS
  return known.filter(({ to }) => to !== null && to.getTime() <= until)
}

function partsAfter(table: parts.PartedTable, known: parts.Part[], now: Date): parts.Part[] {
  const last = known.findLast(({ to }) => to !== null)?.to
  if (!last) throw new Error(`${table} lies in no parts`)
  const missing: parts.Part[] = []
  const until = monthsAfter(now, AHEAD)
  for (let from = last; from < until; from = monthsAfter(from, 1)) {
    const month = from.toISOString().slice(0, 7).replace('-', '_')
    missing.push({ name: `${table}_${month}`, from, to: monthsAfter(from, 1) })
  }
  return missing
}

/** The first moment of a month. */
const monthsAfter = (time: Date, months: number): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months))
