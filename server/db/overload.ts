import { isNativeError } from 'node:util/types'
import { databaseErrorOf } from './transaction'

/**
 * Statement or lock timeout, repeated deadlock, too many connections, or the server is shutting down or
 * starting. 08P01 is what PgBouncer reports for all of its failures.
 */
const TRANSIENT_STATES = new Set('57014 55P03 40P01 40001 53300 57P01 57P02 57P03 08P01'.split(' '))
const BROKEN_CONNECTION =
  /timeout exceeded when trying to connect|connection terminated|not queryable|ECONNREFUSED|ECONNRESET|EPIPE|connect ENOENT|Query read timeout/i

/** Whether the database was overloaded or unavailable, so that a retry may succeed soon. */
export function isOverload(error: unknown): boolean {
  const code = databaseErrorOf(error)?.code
  if (code !== undefined) return TRANSIENT_STATES.has(code)
  // Errors of sockets belong to another realm in tests.
  if (!isNativeError(error)) return false
  return BROKEN_CONNECTION.test(error.message) || isOverload(error.cause)
}
