import { sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'

/** The leading columns of an index that continues with created_at and id, and the values to read of each. */
export interface Key {
  column: AnyColumn
  type: 'bigint' | 'smallint' | 'text'
  values: readonly (number | string)[]
}

interface Asked {
  table: PgTable & { id: AnyColumn; createdAt: AnyColumn }
  keys: Key[]
  where?: SQL | undefined
}

/** The last row of the previous page. */
export interface CreatedPlace {
  at: string
  id: number
}

export interface CreatedPage {
  after?: CreatedPlace | undefined
  isOldestFirst?: boolean
  limit: number
}

/**
 * The ids of one page by time of creation. Each combination of key values is read from its own part of the index, at
 * most a page each, so that the cost does not depend on the size of the table.
 */
export async function latestIds(
  db: Queryable,
  { table, keys, where }: Asked,
  { after, isOldestFirst = false, limit }: CreatedPage,
): Promise<number[]> {
  const direction = sql.raw(isOldestFirst ? 'asc' : 'desc')
  const beyond = sql.raw(isOldestFirst ? '>' : '<')
  const read = keys.map(conditionOf)
  const conditions = [...read.map(({ condition }) => condition), ...(where ? [where] : [])]
  if (after)
    conditions.push(
      sql`(${table.createdAt}, ${table.id}) ${beyond} (${after.at}::timestamptz, ${after.id}::bigint)`,
    )
  const sources = read.flatMap(({ source }) => (source ? [sql`${source} cross join`] : []))
  const { rows } = await db.execute<{ id: string }>(sql`
    select page.id from ${sql.join(sources, sql` `)} lateral (
      select ${table.id} as id, ${table.createdAt} as at from ${table}
      ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
      order by ${table.createdAt} ${direction}, ${table.id} ${direction} limit ${limit}
    ) page order by page.at ${direction}, page.id ${direction} limit ${limit}`)
  return rows.map(({ id }) => integer(id))
}

/** One number is a literal, because the planner knows how many rows have it: a small shop needs another index. */
function conditionOf(
  { column, type, values }: Key,
  place: number,
): { condition: SQL; source?: SQL } {
  const [only] = values
  if (values.length === 1 && typeof only === 'number')
    return { condition: sql`${column} = ${sql.raw(String(only))}` }
  const name = sql.identifier(`key${place}`)
  const source = sql`unnest(${sql.param(values)}::${sql.raw(type)}[]) as ${name} (value)`
  return { condition: sql`${column} = ${name}.value`, source }
}

/** Sorts rows by the place of their ids. */
export function inOrderOf<Row>(ids: number[], rows: Row[], idOf: (row: Row) => number): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((a, b) => places.get(idOf(a))! - places.get(idOf(b))!)
}
