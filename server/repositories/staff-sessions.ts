import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Role } from '@/contracts/staff-permissions'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { staffSessions } from '@/server/db/tables/staff'

/** Shorter than a shopper's session: it opens everybody's money. */
const EXPIRES_AT = sql`now() + interval '12 hours'`

/** The open session with its active member, in one statement; `shopIds` is empty for those without shops. */
export async function findOpen(db: Queryable, tokenHash: Buffer) {
  const { rows } = await db.execute<{
    id: string
    staffId: string
    name: string
    email: string
    role: Role
    shopIds: string[]
    isStale: boolean
  }>(sql`
    select session.id, staff.id as "staffId", staff.name, staff.email, staff.role,
      array(select shop_id from staff_shops where staff_id = staff.id order by shop_id) as "shopIds",
      session.last_seen_at < now() - interval '5 minutes' as "isStale"
    from staff_sessions session join staff on staff.id = session.staff_id
    where session.token_hash = ${tokenHash} and session.expires_at > now() and staff.is_active`)
  const [row] = rows
  return (
    row && {
      ...row,
      id: integer(row.id),
      staffId: integer(row.staffId),
      shopIds: row.shopIds.map((id) => integer(id)),
    }
  )
}

export async function open(
  tx: Transaction,
  session: { staffId: number; tokenHash: Buffer; device: string; ip: string },
) {
  const [row] = await tx
    .insert(staffSessions)
    .values({ ...session, expiresAt: EXPIRES_AT })
    .returning({ id: staffSessions.id, expiresAt: staffSessions.expiresAt })
  return row!
}

export async function touch(db: Queryable, id: number): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.id, id))
}

export function list(db: Queryable, staffId: number) {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), gt(staffSessions.expiresAt, sql`now()`)))
    .orderBy(desc(staffSessions.lastSeenAt), desc(staffSessions.id))
}

/** Whether this session has neither ended nor expired. */
export async function isOpen(db: Queryable, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: staffSessions.id })
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), gt(staffSessions.expiresAt, sql`now()`)))
  return rows.length === 1
}

export async function end(db: Queryable, staffId: number, id: number): Promise<boolean> {
  const rows = await db
    .delete(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), eq(staffSessions.id, id)))
    .returning({ id: staffSessions.id })
  return rows.length === 1
}

/** Ends every session but `keptId`. */
export async function endAll(db: Queryable, staffId: number, keptId?: number): Promise<void> {
  await db
    .delete(staffSessions)
    .where(
      and(
        eq(staffSessions.staffId, staffId),
        keptId === undefined ? undefined : ne(staffSessions.id, keptId),
      ),
    )
}

/** Deletes expired sessions: there are few. */
export async function deleteOld(db: Queryable): Promise<void> {
  await db.delete(staffSessions).where(lt(staffSessions.expiresAt, sql`now()`))
}
