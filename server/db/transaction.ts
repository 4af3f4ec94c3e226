import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Database, Transaction } from './connection'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const ATTEMPTS = 3
/** Order numbers are random: a transaction that draws an existing one is retried. */
const RANDOM_NUMBER_INDEX = 'orders_no'
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

/**
 * Runs one READ COMMITTED transaction: every check is in a WHERE clause or a constraint. Retries after a
 * deadlock and after a duplicate order number; the failed attempt is rolled back completely.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (!isRetryable(error) || attempt === ATTEMPTS) throw error
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code
  return (
    code === DEADLOCK ||
    code === SERIALIZATION_FAILURE ||
    violatedIndexOf(error) === RANDOM_NUMBER_INDEX
  )
}
