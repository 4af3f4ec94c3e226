import { databaseErrorOf } from './transaction'

/**
 * Statement or lock waited too long, a deadlock after every try, too many connections, server shutting down or starting
 * up; the last is what PgBouncer says of everything that is in its way.
 */
const PASSING_STATES = new Set('57014 55P03 40P01 40001 53300 57P01 57P02 57P03 08P01'.split(' '))
const BROKEN_CONNECTION =
  /timeout exceeded when trying to connect|connection terminated|not queryable|ECONNREFUSED|ECONNRESET|connect ENOENT|Query read timeout/i

/** Whether the database was too busy or away, so that the same call may well succeed in a moment. */
export function isOverload(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code
  if (code !== undefined) return PASSING_STATES.has(code)
  if (!(error instanceof Error)) return false
  return BROKEN_CONNECTION.test(error.message) || isOverload(error.cause)
}
