import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'

/** A database or an open transaction of it: what every repository takes first. */
export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export interface Connection {
  db: Database
  pool: Pool
  close: () => Promise<void>
}

/**
 * Limits nest (docs/decisions): statement 5 s, lock 2 s and pool 1.5 s all end before the handler's 8 s,
 * so that a slow database is answered and never hung on.
 */
export function connect(databaseUrl: string, poolSize = 10): Connection {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    // Of a server that has gone without a word no statement's own limit is ever heard.
    keepAlive: true,
    idle_in_transaction_session_timeout: 8000,
    application_name: 'sampan',
  })
  // A connection that breaks is replaced at the next query, and who was using it hears of it from their own query.
  // Without a listener it would end the process: of the pool while it is idle, of its own while a transaction holds it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
