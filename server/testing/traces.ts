import { asc, eq } from 'drizzle-orm'
import { auditEvents } from '@/server/db/tables/audit'
import { events } from '@/server/db/tables/events'
import { notices } from '@/server/db/tables/notices'
import type { TestBackend } from './backend'

/** Everything that calls leave for a shopper and for the auditor, the oldest first. */
export async function tracesOf(test: TestBackend, userId: number) {
  const { db } = test.backend.services
  const [told, sent, audited] = await Promise.all([
    db.select().from(events).where(eq(events.userId, userId)).orderBy(asc(events.id)),
    db.select().from(notices).where(eq(notices.userId, userId)).orderBy(asc(notices.id)),
    db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.userId, userId))
      .orderBy(asc(auditEvents.id)),
  ])
  return {
    // Each notice is an event too.
    events: told
      .filter(({ kind }) => kind !== 'notice')
      .map(({ kind, refId, detail }) => [kind, refId, detail]),
    notices: sent.map(({ code, refId, params }) => [code, refId, params]),
    audited: audited.map(({ event, refId, isDone }) => [event, refId, isDone]),
  }
}
