import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { banners, categories } from '@/server/db/tables/catalogue'

export type CategoryRow = typeof categories.$inferSelect
export type BannerRow = typeof banners.$inferSelect

/** Their ids have no sequence, and a parent is checked against all rows, so changes take turns. */
async function takeTurn(tx: Transaction, table: 'categories' | 'banners'): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`admin ${table}`}))`)
}

const nextId = (table: typeof categories | typeof banners) =>
  sql<number>`(select coalesce(max(id), 0) + 1 from ${table})`

export function listCategories(db: Queryable): Promise<CategoryRow[]> {
  return db.select().from(categories).orderBy(asc(categories.position), asc(categories.id))
}

/** All categories, which no other call changes until the transaction ends. */
export async function lockCategories(tx: Transaction): Promise<CategoryRow[]> {
  await takeTurn(tx, 'categories')
  return listCategories(tx)
}

export async function addCategory(
  tx: Transaction,
  category: Omit<typeof categories.$inferInsert, 'id'>,
): Promise<CategoryRow> {
  const [row] = await tx
    .insert(categories)
    .values({ ...category, id: nextId(categories) as never })
    .returning()
  return row!
}

/** Changes the row and its version; the caller holds the lock. */
export async function updateCategory(
  tx: Transaction,
  id: number,
  changes: Partial<typeof categories.$inferInsert>,
): Promise<CategoryRow> {
  const [row] = await tx
    .update(categories)
    .set({ ...changes, version: sql`${categories.version} + 1` })
    .where(eq(categories.id, id))
    .returning()
  return row!
}

export function listBanners(db: Queryable): Promise<BannerRow[]> {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.id))
}

export async function lockBanner(tx: Transaction, id: number): Promise<BannerRow | undefined> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update')
  return row
}

export async function addBanner(
  tx: Transaction,
  banner: Omit<typeof banners.$inferInsert, 'id'>,
): Promise<BannerRow> {
  await takeTurn(tx, 'banners')
  const [row] = await tx
    .insert(banners)
    .values({ ...banner, id: nextId(banners) as never })
    .returning()
  return row!
}

/** Changes the row and its version; the caller holds its lock. */
export async function updateBanner(
  tx: Transaction,
  id: number,
  changes: Partial<typeof banners.$inferInsert>,
): Promise<BannerRow> {
  const [row] = await tx
    .update(banners)
    .set({ ...changes, version: sql`${banners.version} + 1` })
    .where(eq(banners.id, id))
    .returning()
  return row!
}

/** Whether the period of a banner began or ended in the last seconds. */
export async function hasBannerTurned(db: Queryable, seconds: number): Promise<boolean> {
  const isRecent = (column: typeof banners.startsAt) =>
    sql`${column} between now() - make_interval(secs => ${seconds}) and now()`
  const rows = await db
    .select({ id: banners.id })
    .from(banners)
    .where(
      sql`${banners.isShown} and (${isRecent(banners.startsAt)} or ${isRecent(banners.endsAt as never)})`,
    )
    .limit(1)
  return rows.length > 0
}
