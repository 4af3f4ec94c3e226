import { and, desc, eq, gt, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Role } from '@/contracts/staff-permissions'
import type { Queryable, Transaction } from '@/server/db/connection'
import { shops } from '@/server/db/tables/catalogue'
import { staff, staffRecoveryCodes, staffShops } from '@/server/db/tables/staff'

export type StaffRow = typeof staff.$inferSelect

export async function find(db: Queryable, id: number): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staff).where(eq(staff.id, id))
  return row
}

export async function findByEmail(db: Queryable, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(eq(sql`lower(${staff.email})`, email))
  return row
}

export async function findInvited(db: Queryable, hash: Buffer): Promise<StaffRow | undefined> {
  const [row] = await db
    .select()
    .from(staff)
    .where(
      and(
        eq(staff.invitationHash, hash),
        gt(staff.invitationExpiresAt, sql`now()`),
        eq(staff.isActive, true),
      ),
    )
  return row
}

/** Locks the row until the transaction ends. */
export async function lock(tx: Transaction, id: number): Promise<StaffRow | undefined> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for('update')
  return row
}

/**
 * Locks the active owners, so that two changes cannot remove the last two of them. Those who have joined, if any has:
 * an invitation may never be opened.
 */
export async function lockOwners(tx: Transaction): Promise<number[]> {
  const rows = await tx
    .select({ id: staff.id, hasJoined: isNotNull(staff.passwordHash).mapWith(Boolean) })
    .from(staff)
    .where(and(eq(staff.role, 'owner'), eq(staff.isActive, true)))
    .orderBy(staff.id)
    .for('update')
  const joined = rows.filter(({ hasJoined }) => hasJoined)
  return (joined.length > 0 ? joined : rows).map(({ id }) => id)
}

export async function add(
  tx: Transaction,
  member: Pick<StaffRow, 'email' | 'name' | 'role'>,
): Promise<StaffRow> {
  const [row] = await tx.insert(staff).values(member).returning()
  return row!
}

/** Changes the row and its version; the caller holds its lock. */
export async function update(
  tx: Transaction,
  id: number,
  changes: Partial<typeof staff.$inferInsert>,
): Promise<StaffRow> {
  const [row] = await tx
    .update(staff)
    .set({ ...changes, version: sql`${staff.version} + 1` })
    .where(eq(staff.id, id))
    .returning()
  return row!
}

/** Records the time step of an accepted code; false when that code or a later one was used meanwhile. */
export async function spendTotpStep(db: Queryable, id: number, step: number): Promise<boolean> {
  const rows = await db
    .update(staff)
    .set({ totpStep: step })
    .where(and(eq(staff.id, id), lt(staff.totpStep, step)))
    .returning({ id: staff.id })
  return rows.length === 1
}

export async function spendRecoveryCode(db: Queryable, id: number, hash: Buffer): Promise<boolean> {
  const rows = await db
    .delete(staffRecoveryCodes)
    .where(and(eq(staffRecoveryCodes.staffId, id), eq(staffRecoveryCodes.codeHash, hash)))
    .returning({ id: staffRecoveryCodes.staffId })
  return rows.length === 1
}

export async function setRecoveryCodes(
  tx: Transaction,
  staffId: number,
  hashes: Buffer[],
): Promise<void> {
  await tx.delete(staffRecoveryCodes).where(eq(staffRecoveryCodes.staffId, staffId))
  if (hashes.length > 0)
    await tx.insert(staffRecoveryCodes).values(hashes.map((codeHash) => ({ staffId, codeHash })))
}

/** The shops of each member who has any, in the order of their ids. */
export async function shopsOf(db: Queryable, ids: number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .select()
    .from(staffShops)
    .where(inArray(staffShops.staffId, ids))
    .orderBy(staffShops.shopId)
  const byMember = Map.groupBy(rows, ({ staffId }) => staffId)
  return new Map([...byMember].map(([id, own]) => [id, own.map(({ shopId }) => shopId)]))
}

/** Replaces the shops. False when one does not exist. */
export async function setShops(
  tx: Transaction,
  staffId: number,
  shopIds: number[],
): Promise<boolean> {
  const unique = [...new Set(shopIds)]
  await tx.delete(staffShops).where(eq(staffShops.staffId, staffId))
  if (unique.length === 0) return true
  const present = await tx.select({ id: shops.id }).from(shops).where(inArray(shops.id, unique))
  if (present.length < unique.length) return false
  await tx.insert(staffShops).values(unique.map((shopId) => ({ staffId, shopId })))
  return true
}

/** Latest first. `search` is a part of the name or the address. */
export function list(
  db: Queryable,
  filter: {
    search: string | undefined
    role: Role | undefined
    beforeId: number | undefined
    limit: number
  },
): Promise<StaffRow[]> {
  const { search, role, beforeId, limit } = filter
  const part = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return db
    .select()
    .from(staff)
    .where(
      and(
        part ? or(ilike(staff.name, part), ilike(staff.email, part)) : undefined,
        role ? eq(staff.role, role) : undefined,
        beforeId === undefined ? undefined : lt(staff.id, beforeId),
      ),
    )
    .orderBy(desc(staff.id))
    .limit(limit)
}
