import { createHash } from 'node:crypto'
import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Pool, QueryResultRow } from 'pg'
import type { Database } from '@/server/db/connection'

const dialect = new PgDialect({ casing: 'snake_case' })
const names = new Map<string, string>()
const MAX_NAMES = 200

/**
 * Runs a named prepared statement, so that each connection plans it once: planning costs more than most
 * searches. The text must not vary with the values; pass lists as arrays.
 */
export async function runNamed<Row extends QueryResultRow>(
  db: Database,
  statement: SQL,
): Promise<Row[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { $client } = db as Database & { $client: Pool }
  const { rows } = await $client.query<Row>({ name: nameOf(text), text, values })
  return rows
}

function nameOf(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined || names.size >= MAX_NAMES) return known
  const name = `named_${createHash('sha1').update(text).digest('hex').slice(0, 16)}`
  names.set(text, name)
  return name
}
