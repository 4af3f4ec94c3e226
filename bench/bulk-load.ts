import type { Pool } from 'pg'
import { connect, JOB_TIMEOUTS, type Connection } from '@/server/db/connection'

/** One connection, as a job has it, but creating rows takes longer than any job. */
export const connectToLoad = (databaseUrl: string): Connection =>
  connect(databaseUrl, 1, { ...JOB_TIMEOUTS, silenceMs: 3_600_000 })

/** Without triggers and foreign keys, which would take most of the time. */
export async function inOneGo(pool: Pool, statements: string[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0')
    await client.query('set local session_replication_role = replica')
    for (const statement of statements) await client.query(statement)
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** The same for so many rows that building the indexes afterwards takes less time than updating them for each row. */
export async function inOneGoWithoutIndexes(
  pool: Pool,
  tables: string[],
  statements: string[],
): Promise<void> {
  const { rows: indexes } = await pool.query<{ name: string; statement: string }>(
    `select indexrelid::regclass as name, replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as statement
     from pg_index where indrelid = any($1::regclass[]) and not indisunique`,
    [tables],
  )
  await inOneGo(pool, [
    ...indexes.map(({ name }) => `drop index ${name}`),
    ...statements,
    `set local maintenance_work_mem = '512MB'`,
    ...indexes.map(({ statement }) => statement),
  ])
}

/** Removes what loading left behind and gathers the statistics of the planner. */
export async function settle(pool: Pool): Promise<void> {
  await pool.query('set statement_timeout = 0')
  await pool.query('vacuum analyze')
}
