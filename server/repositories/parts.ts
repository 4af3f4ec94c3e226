import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/connection'

/** A table that lies in parts, each a stretch of time. */
export type PartedTable = 'audit_events'

export interface Part {
  name: string
  /** Null where it has no beginning; what belongs nowhere else has neither. */
  from: Date | null
  to: Date | null
}

/** The oldest first. Bounds are written as PostgreSQL prints them. */
export async function list(db: Queryable, table: PartedTable): Promise<Part[]> {
  const { rows } = await db.execute<{ name: string; bound: string }>(sql`
    select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${table}::regclass`)
  const parts = rows.map(({ name, bound }) => {
    const [, from, to] = /FROM \((.+?)\) TO \((.+?)\)/.exec(bound) ?? []
    return { name, from: timeOf(from), to: timeOf(to) }
  })
  return parts.toSorted((one, other) => Number(one.to ?? Infinity) - Number(other.to ?? Infinity))
}

const timeOf = (text: string | undefined): Date | null =>
  text?.startsWith("'") ? new Date(text.replaceAll("'", '').replace(/([+-]\d\d)$/, '$1:00')) : null

/** Whoever asks for the table meanwhile waits a moment, and this gives up before they wait long. */
const BRIEFLY = sql`set local lock_timeout = '1s'`

/** Made beside the table and then joined to it, which holds nobody up. */
export async function add(db: Database, table: PartedTable, part: Part): Promise<void> {
  const [whole, own] = [sql.identifier(table), sql.identifier(part.name)]
  const bound = (time: Date | null) => sql.raw(`'${time!.toISOString()}'`)
  await db.transaction(async (tx) => {
    await tx.execute(BRIEFLY)
    await tx.execute(sql`create table ${own} (like ${whole} including defaults)`)
    await tx.execute(sql`alter table ${own} add primary key (id)`)
    await tx.execute(sql`create trigger ${sql.identifier(`${table}_no_truncate`)} before truncate on ${own}
      for each statement execute function refuse_change()`)
    await tx.execute(sql`alter table ${whole} attach partition ${own}
      for values from (${bound(part.from)}) to (${bound(part.to)})`)
  })
}

/** With everything in it. The triggers that keep rows are asked nothing: who calls this knows that it may go. */
export async function drop(db: Database, table: PartedTable, { name }: Part): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(BRIEFLY)
    await tx.execute(
      sql`alter table ${sql.identifier(table)} detach partition ${sql.identifier(name)}`,
    )
    await tx.execute(sql`drop table ${sql.identifier(name)}`)
  })
}

export async function isEmpty(db: Queryable, { name }: Part): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from ${sql.identifier(name)} limit 1`)
  return rows.length === 0
}
