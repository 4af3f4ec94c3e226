import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { NamedClient, PlainClient } from './clients'
import { removeBrokenConnections, closeSilentConnections } from './lost-connections'
import { traceStatements } from './trace-statements'

/** A database or an open transaction: the first parameter of every repository function. */
export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type Queryable = Database | Transaction

export interface Connection {
  db: Database
  pool: Pool
  close: () => Promise<void>
}

/** Timeouts of a pool, in milliseconds: for a connection, and without data on one that is in use. */
export interface PoolTimeouts {
  connectMs: number
  silenceMs: number
}

/**
 * Timeouts nest (docs/decisions): pool 1.5 s, lock 2 s, statement 5 s and silence 7 s all end before the
 * handler's 8 s, so that a slow database causes an error response.
 */
const REQUEST_TIMEOUTS: PoolTimeouts = { connectMs: 1500, silenceMs: 7000 }
/** Jobs need more time: the verifier sets a statement timeout of one minute. */
export const JOB_TIMEOUTS: PoolTimeouts = { connectMs: 10_000, silenceMs: 70_000 }

export function connect(
  databaseUrl: string,
  poolSize = 10,
  { connectMs, silenceMs } = REQUEST_TIMEOUTS,
  areStatementsNamed = true,
): Connection {
  const pool = new Pool({
    Client: areStatementsNamed ? NamedClient : PlainClient,
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000,
    lock_timeout: 2000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 8000,
    application_name: 'sampan',
  })
  // An idle connection that breaks is replaced by the next query.
  pool.on('error', () => undefined)
  removeBrokenConnections(pool)
  closeSilentConnections(pool, silenceMs)
  traceStatements(pool)
  return { db: drizzle(pool, { casing: 'snake_case' }), pool, close: () => pool.end() }
}
