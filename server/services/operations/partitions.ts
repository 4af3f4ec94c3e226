import type { Database } from '@/server/db/connection'
import * as partitions from '@/server/repositories/partitions'

const DAY_MS = 86_400_000
/** Partitions are created this many months in advance. */
const MONTHS_AHEAD = 3
/** One day longer than the triggers require. */
const RETENTION_DAYS: Record<partitions.MonthTable, number> = { audit_events: 401 }
const MONTH_TABLES = Object.keys(RETENTION_DAYS) as partitions.MonthTable[]

/** The indexes of this many rows fit into the memory of a machine with 16 GB (docs/scale.md). */
export const ROWS_PER_PARTITION = 50_000_000
/** Never deleted. */
const NUMBER_TABLES: partitions.NumberTable[] = ['ledger_entries', 'events']

/**
 * Creates future partitions and drops those after the retention period. Numbers come first, because months fail when a
 * row is outside of all partitions.
 */
export async function maintainPartitions(db: Database, now = new Date()): Promise<void> {
  for (const table of NUMBER_TABLES) await extendRangePartitions(db, table)
  for (const table of MONTH_TABLES) await maintainMonths(db, table, now)
}

async function maintainMonths(
  db: Database,
  table: partitions.MonthTable,
  now: Date,
): Promise<void> {
  const known = await partitions.months(db, table)
  for (const part of monthsMissing(table, known, now)) await partitions.add(db, table, part)
  for (const part of endedBefore(known, now, RETENTION_DAYS[table]))
    await partitions.drop(db, table, part)
  const other = known.find(({ from, to }) => from === null && to === null)
  if (other && !(await partitions.isEmpty(db, other)))
    throw new Error(`${other.name} contains rows outside of all partitions`)
}

/** Keeps one empty partition ahead. Rows in the default partition stay there. */
async function extendRangePartitions(db: Database, table: partitions.NumberTable): Promise<void> {
  const last = await partitions.lastNumber(db, table)
  const bound = lastBound(table, await partitions.rangePartitions(db, table))
  const isBeyond = last >= bound
  let from = isBeyond ? (Math.floor(last / ROWS_PER_PARTITION) + 1) * ROWS_PER_PARTITION : bound
  for (; from <= last + ROWS_PER_PARTITION; from += ROWS_PER_PARTITION) {
    const name = `${table}_from_${from / 1_000_000}m`
    await partitions.add(db, table, { name, from, to: from + ROWS_PER_PARTITION })
  }
}

/** Partitions that ended at least `days` ago. */
export function endedBefore(
  known: partitions.Partition[],
  now: Date,
  days: number,
): partitions.Partition[] {
  const until = now.getTime() - days * DAY_MS
  return known.filter(({ to }) => to !== null && to.getTime() <= until)
}

/** Full partitions whose last row is at least `days` old. */
export async function filledBefore(
  db: Database,
  table: partitions.NumberTable,
  now: Date,
  days: number,
): Promise<partitions.RangePartition[]> {
  const last = await partitions.lastNumber(db, table)
  const full = (await partitions.rangePartitions(db, table)).filter(
    ({ to }) => to !== null && to <= last,
  )
  const until = now.getTime() - days * DAY_MS
  const filled: partitions.RangePartition[] = []
  for (const part of full) {
    const at = await partitions.lastWritten(db, part)
    if (at && at.getTime() <= until) filled.push(part)
  }
  return filled
}

function lastBound<Bound>(
  table: partitions.PartitionedTable,
  known: partitions.Partition<Bound>[],
): Bound {
  const last = known.findLast(({ to }) => to !== null)?.to
  if (last === undefined || last === null) throw new Error(`${table} has no partitions`)
  return last
}

function monthsMissing(
  table: partitions.MonthTable,
  known: partitions.Partition[],
  now: Date,
): partitions.Partition[] {
  const missing: partitions.Partition[] = []
  const until = monthsAfter(now, MONTHS_AHEAD)
  for (let from = lastBound(table, known); from < until; from = monthsAfter(from, 1)) {
    const month = from.toISOString().slice(0, 7).replace('-', '_')
    missing.push({ name: `${table}_${month}`, from, to: monthsAfter(from, 1) })
  }
  return missing
}

/** The start of the month, `months` later. */
const monthsAfter = (time: Date, months: number): Date =>
  new Date(Date.UTC(time.getUTCFullYear(), time.getUTCMonth() + months))
