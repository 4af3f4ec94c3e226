import type { Pool } from 'pg'

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
