import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'

/** Tables that are partitioned by month of creation. */
export type MonthTable = 'audit_events'
/** Tables that are range-partitioned by id. */
export type NumberTable = 'ledger_entries' | 'events'
export type PartitionedTable = MonthTable | NumberTable

export interface Partition<Bound = Date> {
  name: string
  /** Null for the first and the default partition. */
  from: Bound | null
  to: Bound | null
}
export type RangePartition = Partition<number>

/** Oldest first. */
export function months(db: Queryable, table: MonthTable): Promise<Partition[]> {
  return partitionsOf(db, table, (text) => new Date(text.replace(/([+-]\d\d)$/, '$1:00')))
}

/** Ascending. */
export function rangePartitions(db: Queryable, table: NumberTable): Promise<RangePartition[]> {
  return partitionsOf(db, table, integer)
}

/** Parses the bounds that PostgreSQL prints. */
async function partitionsOf<Bound extends Date | number>(
  db: Queryable,
  table: PartitionedTable,
  read: (text: string) => Bound,
): Promise<Partition<Bound>[]> {
  const { rows } = await db.execute<{ name: string; bound: string }>(sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass`)
  const boundOf = (text: string | undefined) =>
    text?.startsWith("'") ? read(text.replaceAll("'", '')) : null
  const partitions = rows.map(({ name, bound }) => {
    const [, from, to] = /^FOR VALUES FROM \(([^()]+)\) TO \(([^()]+)\)$/.exec(bound) ?? []
    return { name, from: boundOf(from), to: boundOf(to) }
  })
  return partitions.toSorted(
    (one, other) => Number(one.to ?? Infinity) - Number(other.to ?? Infinity),
  )
}

/** Gives up soon, because queries of the table queue behind a waiting lock. */
const BRIEFLY = sql`set local lock_timeout = '1s'`

/** Creates the table first and attaches it afterwards, so that queries are not blocked. */
export async function add(
  db: Database,
  table: PartitionedTable,
  part: Partition | RangePartition,
): Promise<void> {
  const [whole, own] = [sql.identifier(table), sql.identifier(part.name)]
  const bound = (at: Date | number | null) =>
    sql.raw(`'${at instanceof Date ? at.toISOString() : at!}'`)
  await db.transaction(async (tx) => {
    await tx.execute(BRIEFLY)
    await tx.execute(
      sql`create table ${own} (like ${whole} including defaults including constraints)`,
    )
    await tx.execute(sql`alter table ${own} add primary key (id)`)
    await tx.execute(sql`create trigger ${sql.identifier(`${table}_no_truncate`)} before truncate on ${own}
      for each statement execute function refuse_change()`)
    await tx.execute(sql`alter table ${whole} attach partition ${own}
      for values from (${bound(part.from)}) to (${bound(part.to)})`)
  })
}

/** Detaches and drops a partition. Bypasses the triggers that reject deletes: the caller checks the retention. */
export async function drop(db: Database, table: MonthTable, { name }: Partition): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(BRIEFLY)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} detach partition ${sql.identifier(name)}`,
    )
    await tx.execute(sql`drop table ${sql.identifier(name)}`)
  })
}

export async function isEmpty(db: Queryable, { name }: Partition): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)
  return rows.length === 0
}

/** The highest id, which the partitions must exceed; 0 for an empty table. */
export async function lastNumber(db: Queryable, table: NumberTable): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(
    sql`select max(id) as last from ${sql.identifier(table)}`,
  )
  return integer(rows[0]?.last ?? 0)
}

/** When the last row of a partition was written; null when it is empty. */
export async function lastWritten(db: Queryable, { name }: RangePartition): Promise<Date | null> {
  const { rows } = await db.execute<{ at: string }>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from ${sql.identifier(name)} order by id desc limit 1`)
  return rows[0] ? new Date(rows[0].at) : null
}
