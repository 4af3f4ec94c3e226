import { and, count, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
import { addresses } from '@/server/db/tables/accounts'

export type AddressRow = typeof addresses.$inferSelect
export type AddressFields = Omit<AddressRow, 'id' | 'userId' | 'createdAt'>

export function list(db: Queryable, userId: number): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
}

export async function find(
  db: Queryable,
  userId: number,
  id: number,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
  return row
}

export async function countOf(db: Queryable, userId: number): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(addresses)
    .where(eq(addresses.userId, userId))
  return row?.count ?? 0
}

export async function add(
  db: Queryable,
  userId: number,
  fields: AddressFields,
): Promise<AddressRow> {
  const [row] = await db
    .insert(addresses)
    .values({ userId, ...fields })
    .returning()
  return row!
}

export async function edit(
  db: Queryable,
  userId: number,
  id: number,
  fields: AddressFields,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .update(addresses)
    .set(fields)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning()
  return row
}

export async function remove(
  db: Queryable,
  userId: number,
  id: number,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .delete(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning()
  return row
}

/** At most one default is allowed by a unique index: clear before setting. */
export async function clearDefault(db: Queryable, userId: number, exceptId = 0) {
  await db
    .update(addresses)
    .set({ isDefault: false })
    .where(
      and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, exceptId)),
    )
}

export async function hasOtherDefault(
  db: Queryable,
  userId: number,
  exceptId = 0,
): Promise<boolean> {
  const rows = await db
    .select({ id: addresses.id })
    .from(addresses)
    .where(
      and(eq(addresses.userId, userId), eq(addresses.isDefault, true), ne(addresses.id, exceptId)),
    )
  return rows.length > 0
}

export async function setDefault(db: Queryable, userId: number, id: number): Promise<boolean> {
  const rows = await db
    .update(addresses)
    .set({ isDefault: true })
    .where(and(eq(addresses.userId, userId), eq(addresses.id, id)))
    .returning({ id: addresses.id })
  return rows.length === 1
}
