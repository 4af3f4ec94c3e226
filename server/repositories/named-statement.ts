import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, QueryResultRow } from 'pg'
import type { Database } from '@/server/db/connection'

const dialect = new PgDialect({ casing: 'snake_case' })

/** Runs a statement without Drizzle's mapping of the rows. The text must not vary with the values; pass lists as arrays. */
export async function runNamed<Row extends QueryResultRow>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { $client } = db as Database & { $client: Pool }
  const { rows } = await $client.query<Row>({ text, values })
  return rows
}
