import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'
import type { UploadPurpose } from '@/contracts/schemas/uploads'
import type { Queryable, Transaction } from '@/server/db/connection'
import { tryCounters } from '@/server/db/tables/accounts'
import { uploads } from '@/server/db/tables/uploads'

export type UploadRow = typeof uploads.$inferSelect
export type NewUpload = Omit<typeof uploads.$inferInsert, 'id' | 'createdAt' | 'usedAt'>

const isUnfinished = eq(uploads.width, 0)

/**
 * Takes a global row lock, so that sums of unused storage are serialised. Otherwise parallel uploads would
 * exceed the quota together.
 */
export async function lockUnused(tx: Transaction): Promise<void> {
  await tx
    .insert(tryCounters)
    .values({ key: 'lock:unused uploads' })
    .onConflictDoUpdate({ target: tryCounters.key, set: { points: 0 } })
}

export async function sumUnused(tx: Transaction, userId: number) {
  const isOwn = eq(uploads.userId, userId)
  const [row] = await tx
    .select({
      ownPictures: sql<string>`count(*) filter (where ${isOwn})`.mapWith(Number),
      ownBytes: sql<string>`coalesce(sum(${uploads.bytes}) filter (where ${isOwn}), 0)`.mapWith(
        Number,
      ),
      bytes: sql<string>`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number),
    })
    .from(uploads)
    .where(isNull(uploads.usedAt))
  return row!
}

/** The bytes of all unused uploads and of those of a member; null for machines, which have none of their own. */
export async function unusedBytes(tx: Transaction, staffId: number | null) {
  const isOwn = sql`${uploads.staffId} = ${staffId}::bigint`
  const [row] = await tx
    .select({
      own: sql<string>`coalesce(sum(${uploads.bytes}) filter (where ${isOwn}), 0)`.mapWith(Number),
      all: sql<string>`coalesce(sum(${uploads.bytes}), 0)`.mapWith(Number),
    })
    .from(uploads)
    .where(isNull(uploads.usedAt))
  return row!
}

/** A finished picture of the catalogue; `staffId` is null for a machine. */
export async function addOfStaff(
  tx: Transaction,
  picture: Pick<NewUpload, 'name' | 'width' | 'height' | 'bytes'> & { staffId: number | null },
): Promise<UploadRow> {
  const [row] = await tx
    .insert(uploads)
    .values({ ...picture, userId: null, purpose: 'catalogue' })
    .returning()
  return row!
}

/** Marks pictures of this member, or of machines, as used and returns them; used ones are left out. */
export function claimOfStaff(tx: Transaction, staffId: number | null, ids: number[]) {
  return tx
    .update(uploads)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        inArray(uploads.id, ids),
        eq(uploads.purpose, 'catalogue'),
        sql`${uploads.staffId} is not distinct from ${staffId}::bigint`,
        isNull(uploads.usedAt),
      ),
    )
    .returning({ id: uploads.id, name: uploads.name })
}

/** A picture of an import, whose name is the digest of its file. False when another import was faster. */
export async function addImported(
  db: Queryable,
  picture: Pick<NewUpload, 'name' | 'width' | 'height' | 'bytes'>,
): Promise<boolean> {
  const rows = await db
    .insert(uploads)
    .values({ ...picture, userId: null, purpose: 'catalogue' })
    .onConflictDoNothing()
    .returning({ id: uploads.id })
  return rows.length > 0
}

/** Marks pictures of the catalogue as used. */
export async function claimImported(tx: Transaction, names: string[]): Promise<void> {
  await tx
    .update(uploads)
    .set({ usedAt: sql`now()` })
    .where(
      and(inArray(uploads.name, names), eq(uploads.purpose, 'catalogue'), isNull(uploads.usedAt)),
    )
}

export async function reserve(
  tx: Transaction,
  upload: Pick<NewUpload, 'name' | 'purpose' | 'bytes'> & { userId: number },
): Promise<void> {
  await tx.insert(uploads).values({ ...upload, width: 0, height: 0 })
}

/** Keeps the newest `kept` unfinished uploads of the shopper; removes and returns the others. */
export async function removeOldestUnfinished(
  tx: Transaction,
  userId: number,
  kept: number,
): Promise<UploadRow[]> {
  const older = tx
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isUnfinished))
    .orderBy(desc(uploads.id))
    .offset(kept)
  return tx.delete(uploads).where(inArray(uploads.id, older)).returning()
}

/** Returns undefined when it is already finished or its reservation is gone. */
export async function finish(
  db: Queryable,
  userId: number,
  name: string,
  picture: Pick<NewUpload, 'width' | 'height' | 'bytes'>,
): Promise<UploadRow | undefined> {
  const [row] = await db.update(uploads).set(picture).where(unfinished(userId, name)).returning()
  return row
}

export async function removeUnfinished(db: Queryable, userId: number, name: string): Promise<void> {
  await db.delete(uploads).where(unfinished(userId, name))
}

const unfinished = (userId: number, name: string) =>
  and(eq(uploads.userId, userId), eq(uploads.name, name), isUnfinished)

export async function findByName(db: Queryable, name: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.name, name))
  return row
}

/**
 * Marks uploads of this shopper and purpose as used and returns them; used ones are left out, except avatars,
 * which may be saved again.
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
        gt(uploads.width, 0),
        or(isNull(uploads.usedAt), eq(uploads.purpose, 'avatar')),
      ),
    )
    .returning({ id: uploads.id, name: uploads.name })
}

/** The next sweep deletes the files of the shopper's profile pictures other than `kept`. */
export async function releaseAvatars(tx: Transaction, userId: number, kept: number[]) {
  await tx
    .update(uploads)
    .set({ usedAt: null })
    .where(
      and(
        eq(uploads.userId, userId),
        eq(uploads.purpose, 'avatar'),
        isNotNull(uploads.usedAt),
        notInArray(uploads.id, kept),
      ),
    )
}

export function namesOf(db: Queryable, ids: number[]) {
  return db
    .select({ id: uploads.id, name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.id, ids))
}

/** Removes unused uploads older than `since` and returns their names. */
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
