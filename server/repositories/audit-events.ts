import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { auditEvents } from '@/server/db/tables/audit'

export type AuditRow = typeof auditEvents.$inferInsert

export async function add(db: Queryable, rows: AuditRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(auditEvents).values(rows)
}

/** Events of one shopper, latest first. */
export function latestOf(db: Queryable, userId: number, most: number) {
  return latestForSystem(db, most).where(eq(auditEvents.userId, userId))
}

/** Events of all shoppers, latest first, for operators. */
export function latestForSystem(db: Queryable, most: number) {
  return db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(most).$dynamic()
}

/** Events that match every given field, latest first. */
export function list(
  db: Queryable,
  filter: Partial<Pick<typeof auditEvents.$inferSelect, 'event' | 'staffId' | 'userId' | 'refId'>>,
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
) {
  const fields = Object.entries(filter) as [keyof typeof filter, never][]
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        ...fields.map(([field, value]) => eq(auditEvents[field], value)),
        beforeId === undefined ? undefined : lt(auditEvents.id, beforeId),
      ),
    )
    .orderBy(desc(auditEvents.id))
    .limit(limit)
}

/** Completed events of these kinds about these subjects, oldest first. */
export function ofSubjects(db: Queryable, events: AuditRow['event'][], refIds: number[]) {
  return db
    .select()
    .from(auditEvents)
    .where(
      and(
        inArray(auditEvents.event, events),
        inArray(auditEvents.refId, refIds),
        eq(auditEvents.isDone, true),
      ),
    )
    .orderBy(asc(auditEvents.id))
}

/** Triggers of the table reject deleting newer rows. */
export async function deleteOld(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from audit_events where (id, created_at) in (
      select id, created_at from audit_events where created_at < now() - interval '401 days' limit ${most})`)
  return rowCount ?? 0
}
