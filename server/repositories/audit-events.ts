import { desc, eq, lt, sql } from 'drizzle-orm'
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

/** Triggers of the table reject deleting newer rows. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.createdAt, sql`now() - interval '401 days'`))
}
