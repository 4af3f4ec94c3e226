import type { Services, ShopperId } from './context'
import { digestOf } from '@/server/domain/digest'
import * as sessions from '@/server/repositories/sessions'

/** Limits writes of the last-seen time that /security shows. */
const SEEN_AGAIN_AFTER_MS = 5 * 60_000

export interface OpenSession {
  shopperId: ShopperId
  sessionId: number
}

/** The only place that creates a ShopperId. Null when the token is malformed, unknown, expired or ended. */
export async function openSession(
  services: Services,
  token: string | undefined,
): Promise<OpenSession | null> {
  if (!token || !/^[\w-]{43}$/.test(token)) return null
  const row = await sessions.findOpen(services.db, digestOf(token))
  const seenBefore = new Date(Date.now() - SEEN_AGAIN_AFTER_MS)
  if (row && row.lastSeenAt < seenBefore) await sessions.touch(services.db, row.id, seenBefore)
  return row ? { shopperId: row.userId as ShopperId, sessionId: row.id } : null
}
