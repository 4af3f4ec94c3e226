import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, QueryResultRow } from 'pg'
import type { Database } from '@/server/db/connection'

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a statement without Drizzle's mapping of the rows. The pool prepares each text once per connection, so a text
 * that varied with the values would fill the memory of the database: pass lists as arrays.
 */
export async function runUnmapped<Row extends QueryResultRow>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { $client } = db as Database & { $client: Pool }
  const { rows } = await $client.query<Row>({ text, values })
  return rows
}
