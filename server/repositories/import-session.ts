import { drizzle } from 'drizzle-orm/node-postgres'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import type { Database, Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { closeConnection } from '@/server/db/lost-connections'

/** A batch of products takes less than a second. */
const STATEMENT_MS = 60_000

export interface ImportSession {
  db: Database
  close: () => Promise<void>
}

/**
 * A connection for one import. A temporary table has the handles and codes of the file, so that memory does not grow
 * with it. Needs a direct connection: a pooler would give each transaction another session.
 */
export async function openImportSession(directUrl: string): Promise<ImportSession> {
  const client = new Client({
    connectionString: directUrl,
    application_name: 'sampan import',
    connectionTimeoutMillis: 5000,
    statement_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + 5000,
    lock_timeout: 10_000,
    keepAlive: true,
  })
  // A lost connection also rejects the query, or the next one; without a listener it would end the process.
  client.on('error', () => undefined)
  const close = () => closeConnection(client)
  try {
    await client.connect()
    const db = drizzle(client, { casing: 'snake_case' }) as Database
    await db.execute(sql`
      create temporary table import_names (
        kind text, name text, line integer not null, primary key (kind, name)
      )`)
    return { db, close }
  } catch (error) {
    await close()
    throw error
  }
}

export type NameKind = 'handle' | 'code'
export interface NamedLine {
  name: string
  line: number
}

/** Stores where each name occurs first. */
export async function noteNames(db: Queryable, kind: NameKind, names: NamedLine[]): Promise<void> {
  if (names.length === 0) return
  await db.execute(sql`
    insert into import_names (kind, name, line)
    select ${kind}, name, line
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as r (name text, line integer)
    on conflict do nothing`)
}

/** The first line of each name in the file. */
export async function firstLines(
  db: Queryable,
  kind: NameKind,
  names: string[],
): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; line: number }>(sql`
    select name, line from import_names where kind = ${kind} and name = any(${sql.param(names)}::text[])`)
  return new Map(rows.map(({ name, line }) => [name, integer(line)]))
}
