import type { ApiError } from '@/lib/api/api-error'
import { serverNow } from '@/lib/api/server-clock'

const MINUTE_MS = 60_000

/**
 * When the locks end, by shopper, in whole minutes of the server's clock. In the memory of this tab only: a new payment
 * password that is set elsewhere ends a lock, and a reload leads out of it.
 */
const ends = new Map<number, number>()

/** For an error about the payment password; without a lock it does nothing. */
export function recordPayLock(shopperId: number, error: ApiError): void {
  const until = error.text('locked_until')
  if (until !== null) ends.set(shopperId, Math.ceil(Date.parse(until) / MINUTE_MS) * MINUTE_MS)
}

/** A new payment password ends every lock. */
export function forgetPayLock(shopperId: number): void {
  ends.delete(shopperId)
}

/** The end of a lock as an ISO time; null without one, and once it has passed. */
export function payLockEnd(shopperId: number): string | null {
  const until = ends.get(shopperId) ?? 0
  return until > serverNow() ? new Date(until).toISOString() : null
}
