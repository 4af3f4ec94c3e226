import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { Client, DatabaseError } from 'pg'
import { ALONE } from './migration-form'
import { installQueues } from './queues'

const MIGRATION_LOCK = 7_262_721
const LOCK_POLL_MS = 100
/**
 * How long a migration waits for a table lock: every query of the table queues behind it. Much less than PostgreSQL's
 * `deadlock_timeout` of a second, so that in a deadlock of a migration of several tables with a query, the migration
 * gives up before the query is cancelled.
 */
const LOCK_TIMEOUT = '200ms'
const ATTEMPTS = 120
const PAUSE_MS = 500
/** Lock timeout or deadlock: another transaction holds the table for a short time. */
const RETRYABLE = new Set(['55P03', '40P01'])

export interface MigrateOptions {
  /** Applies only the first migrations: the schema of an earlier version. */
  upTo?: number
}

export const readMigrations = (): MigrationMeta[] =>
  readMigrationFiles({ migrationsFolder: path.join(process.cwd(), 'server/db/migrations') })

/**
 * Migrates a database to the latest schema while it is in use (decision 20). Each migration is one transaction
 * that waits briefly for a table lock, then releases its locks and retries.
 */
export async function migrate(databaseUrl: string, { upTo }: MigrateOptions = {}): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await acquireLock(client)
    const done = await lastApplied(client)
    for (const migration of readMigrations().slice(0, upTo))
      if (migration.folderMillis > done) await applyMigration(client, migration)
    await installQueues(databaseUrl)
  } finally {
    await client.end()
  }
}

/** Polls, because a waiting statement would block the index that is built concurrently. */
async function acquireLock(client: Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [MIGRATION_LOCK],
    )
    if (rows[0]?.mine) return
    await sleep(LOCK_POLL_MS)
  }
}

/** Uses Drizzle's own table, so that its tools work. */
async function lastApplied(client: Client): Promise<number> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    `create table if not exists drizzle.__drizzle_migrations (
       id serial primary key, hash text not null, created_at bigint)`,
  )
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  return Number(rows[0]?.newest ?? -1)
}

export async function applyMigration(client: Client, migration: MigrationMeta): Promise<void> {
  if (migration.sql[0]?.startsWith(ALONE)) {
    for (const statement of migration.sql) await client.query(statement)
    await note(client, migration)
    return
  }
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`)
      for (const statement of migration.sql) await client.query(statement)
      await note(client, migration)
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      const isPassing = error instanceof DatabaseError && RETRYABLE.has(error.code ?? '')
      if (!isPassing || attempt === ATTEMPTS) throw error
      await sleep(PAUSE_MS)
    }
  }
}

const note = (client: Client, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
