import { DrizzleQueryError, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { DatabaseError, type Pool, type PoolClient } from 'pg'
import type { Database, Transaction } from './connection'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const ATTEMPTS = 3
/** Order and refund numbers are random: a transaction that draws an existing one is retried. */
const RANDOM_NUMBER_INDEXES = ['orders_no', 'refunds_sn']
/** Raised by the trigger `ledger_transfers_paused`. */
const MONEY_PAUSED = 'SMP01'

/** The PostgreSQL error inside wrapping errors. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof DrizzleQueryError ? databaseErrorOf(error.cause) : undefined
}

/** The violated unique index, if that is the cause. */
export function violatedIndexOf(error: unknown): string | undefined {
  const cause = databaseErrorOf(error)
  return cause?.code === UNIQUE_VIOLATION ? cause.constraint : undefined
}

/** Whether a transfer was rejected because transfers are paused. */
export function isMoneyPaused(error: unknown): boolean {
  return databaseErrorOf(error)?.code === MONEY_PAUSED
}

/** Adds a statement that is sent together with the commit, for a write whose result nothing needs. */
export type AtEnd = (write: SQL) => void

/**
 * Runs one READ COMMITTED transaction: every check is in a WHERE clause or a constraint. Retries after a deadlock and
 * after a duplicate in one of the `retried` unique indexes; the failed attempt is rolled back completely.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction, atEnd: AtEnd) => Promise<T>,
  retried = RANDOM_NUMBER_INDEXES,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryTransaction(db, work)
    } catch (error) {
      if (!isRetryable(error, retried) || attempt === ATTEMPTS) throw error
    }
  }
}

/** If a last write fails, the database answers the commit with a rollback, and the write's error is thrown. */
async function tryTransaction<T>(
  db: Database,
  work: (tx: Transaction, atEnd: AtEnd) => Promise<T>,
): Promise<T> {
  const last: SQL[] = []
  let written: Promise<unknown> = Promise.resolve()
  const result = await db.transaction(async (tx) => {
    const done = await work(tx, (write) => last.push(write))
    // `execute()` sends at once, so before Drizzle's commit.
    written = Promise.all(last.map((write) => tx.execute(write).execute()))
    written.catch(() => undefined)
    return done
  })
  await written
  return result
}

/** One Drizzle database per connection, because each new one computes the names of all columns again. */
const databases = new WeakMap<PoolClient, Database>()

function databaseOf(client: PoolClient): Database {
  const known = databases.get(client)
  if (known) return known
  const created = drizzle(client, { casing: 'snake_case' }) as unknown as Database
  databases.set(client, created)
  return created
}

/**
 * Runs reads on one connection instead of one each: those of one `Promise.all` then share a packet. For short
 * statements, which cost less than a packet; long ones would wait for each other.
 */
export async function onOneConnection<T>(
  db: Database,
  work: (one: Database) => Promise<T>,
): Promise<T> {
  const client = await (db as Database & { $client: Pool }).$client.connect()
  try {
    return await work(databaseOf(client))
  } finally {
    client.release()
  }
}

/**
 * Statements of one transaction in one packet. Like `Promise.all`, but waits for all of them, so that none is sent
 * after a rollback. A repository function that sends with `execute()` before its first `await` keeps its place.
 */
export async function together<const Work extends readonly Promise<unknown>[]>(work: Work) {
  const all = Promise.all(work)
  all.catch(() => undefined)
  await Promise.allSettled(work)
  return all
}

function isRetryable(error: unknown, retried: string[]): boolean {
  const code = databaseErrorOf(error)?.code
  return (
    code === DEADLOCK ||
    code === SERIALIZATION_FAILURE ||
    retried.includes(violatedIndexOf(error) ?? '')
  )
}
