import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { UploadPurpose } from '@/contracts/uploads'
import type { Queryable, Transaction } from '@/server/db/connection'
import { uploads } from '@/server/db/tables/uploads'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt' | 'usedAt'>

/** Undefined when the name is there already. */
export async function add(db: Queryable, upload: NewUpload): Promise<UploadRow | undefined> {
  const [row] = await db.insert(uploads).values(upload).onConflictDoNothing().returning()
  return row
}

export async function findByName(db: Queryable, name: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.name, name))
  return row
}

/**
 * Marks those that are this shopper's, of this purpose and not in use, and gives them. An avatar may be
 * taken again: saving a profile twice is no mistake.
 */
export function claim(tx: Transaction, userId: number, ids: number[], purpose: UploadPurpose) {
  return tx
    .update(uploads)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.userId, userId),
        eq(uploads.purpose, purpose),
        or(isNull(uploads.usedAt), eq(uploads.purpose, 'avatar')),
      ),
    )
    .returning({ id: uploads.id, name: uploads.name })
}

export function namesOf(db: Queryable, ids: number[]) {
  return db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.id, ids))
}

/** Removes those that were made before `since` and are in no use, and gives their names. */
export function removeUnused(db: Queryable, since: Date, most: number) {
  const old = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(isNull(uploads.usedAt), lt(uploads.createdAt, since)))
    .limit(most)
  return db
    .delete(uploads)
    .where(and(inArray(uploads.id, old), isNull(uploads.usedAt)))
    .returning({ name: uploads.name })
}

export async function knownAmong(db: Queryable, names: string[]): Promise<string[]> {
  if (names.length === 0) return []
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, names))
  return rows.map(({ name }) => name)
}
