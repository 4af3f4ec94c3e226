import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import type { Database, Transaction } from './connection'

const DEADLOCK = '40P01'
const SERIALIZATION_FAILURE = '40001'
const UNIQUE_VIOLATION = '23505'
const ATTEMPTS = 3
/** Of numbers that are drawn by chance: who drew one that is there already draws again. */
const DRAWN = 'orders_no'
/** Raised by the trigger `ledger_transfers_paused`. */
const MONEY_PAUSED = 'SMP01'

/** The PostgreSQL error inside whatever the layers above wrapped around it. */
export function databaseErrorOf(error: unknown): DatabaseError | undefined {
  if (error instanceof DatabaseError) return error
  return error instanceof DrizzleQueryError ? databaseErrorOf(error.cause) : undefined
}

/** The violated unique index, when that is what went wrong. */
export function violatedIndexOf(error: unknown): string | undefined {
  const cause = databaseErrorOf(error)
  return cause?.code === UNIQUE_VIOLATION ? cause.constraint : undefined
}

/** Whether a transfer was refused because money stands still. */
export function isMoneyPaused(error: unknown): boolean {
  return databaseErrorOf(error)?.code === MONEY_PAUSED
}

/**
 * One transaction, READ COMMITTED: every check of ours sits in a WHERE or a CHECK. A deadlock, and a
 * drawn number that somebody else has, are tried again; nothing of the lost attempt remains.
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
  return code === DEADLOCK || code === SERIALIZATION_FAILURE || violatedIndexOf(error) === DRAWN
}
