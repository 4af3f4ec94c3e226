import type { Services, ShopperId } from './context'
import { digestOf } from '@/server/domain/digest'
import * as sessions from '@/server/repositories/sessions'

export interface OpenSession {
  shopperId: ShopperId
  sessionId: number
}

/** The only place a ShopperId is made. Null when the token is malformed, unknown, expired or ended. */
export async function openSession(
  services: Services,
  token: string | undefined,
): Promise<OpenSession | null> {
  if (!token || !/^[\w-]{43}$/.test(token)) return null
  const row = await sessions.findOpen(services.db, digestOf(token))
  return row ? { shopperId: row.userId as ShopperId, sessionId: row.id } : null
}
