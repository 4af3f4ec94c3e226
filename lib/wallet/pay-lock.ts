import { PAY_LOCKS } from '@/contracts/limits'
import { serverNow } from '@/lib/api/server-clock'

const MINUTE_MS = 60_000

/**
 * When the locks end at the latest, by shopper, in whole minutes of the server's clock. In the memory of this tab only: a
 * new payment password that is set elsewhere ends a lock, and a reload leads out of it.
 */
const ends = new Map<number, number>()

/** For an answer that says that the payment password is locked. It does not say since when. */
export function recordPayLock(shopperId: number, isLater: boolean): void {
  const seconds = isLater ? PAY_LOCKS.laterSeconds : PAY_LOCKS.firstSeconds
  const until = serverNow() + seconds * 1000
  ends.set(shopperId, Math.ceil(until / MINUTE_MS) * MINUTE_MS)
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
