import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { auditEvents } from '@/server/db/tables/audit'

export type AuditRow = typeof auditEvents.$inferInsert

export async function add(db: Queryable, rows: AuditRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(auditEvents).values(rows)
}

/** The latest first, of one shopper or of everybody. */
export function latest(db: Queryable, most: number, userId?: number) {
  return db
    .select()
    .from(auditEvents)
    .where(userId === undefined ? undefined : eq(auditEvents.userId, userId))
    .orderBy(desc(auditEvents.id))
    .limit(most)
}

/** Younger ones the table itself does not let go. */
export async function forgetOld(db: Queryable): Promise<void> {
  await db.delete(auditEvents).where(lt(auditEvents.createdAt, sql`now() - interval '401 days'`))
}
