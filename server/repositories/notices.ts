import { and, count, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { notices } from '@/server/db/tables/notices'
import type { NoticeCode } from '@/server/domain/notices'

export type NoticeRow = typeof notices.$inferSelect

export function list(
  db: Queryable,
  userId: number,
  filter: {
    id?: number
    codes?: NoticeCode[]
    isUnread?: boolean
    beforeId?: number
    limit: number
  },
): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.userId, userId),
        filter.id === undefined ? undefined : eq(notices.id, filter.id),
        filter.codes ? inArray(notices.code, filter.codes) : undefined,
        filter.isUnread ? isNull(notices.readAt) : undefined,
        filter.beforeId === undefined ? undefined : lt(notices.id, filter.beforeId),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(filter.limit)
}

/** Returns how many were unread; without ids it marks all. */
export async function markRead(db: Queryable, userId: number, ids?: number[]): Promise<number> {
  const rows = await db
    .update(notices)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notices.userId, userId),
        isNull(notices.readAt),
        ids ? inArray(notices.id, ids) : undefined,
      ),
    )
    .returning({ id: notices.id })
  return rows.length
}

export async function countUnread(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notices)
    .where(and(eq(notices.userId, userId), isNull(notices.readAt)))
  return row?.unread ?? 0
}
