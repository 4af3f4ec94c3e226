import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { promos } from '@/server/db/tables/promos'

export type PromoRow = typeof promos.$inferSelect

export async function find(db: Queryable, id: number): Promise<PromoRow | undefined> {
  const [row] = await db.select().from(promos).where(eq(promos.id, id))
  return row
}

/** Locks the row until the transaction ends. */
export async function lock(tx: Transaction, id: number): Promise<PromoRow | undefined> {
  const [row] = await tx.select().from(promos).where(eq(promos.id, id)).for('update')
  return row
}

/** Latest first. `search` is the beginning of a code, in upper case. */
export function list(
  db: Queryable,
  filter: { search: string | undefined; isActive: boolean | undefined },
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<PromoRow[]> {
  const { search, isActive } = filter
  const isActiveNow = sql`(${promos.startsAt} <= now() and (${promos.expiresAt} is null or ${promos.expiresAt} > now()))`
  return db
    .select()
    .from(promos)
    .where(
      and(
        search === undefined ? undefined : sql`starts_with(${promos.code}, ${search})`,
        isActive === undefined ? undefined : isActive ? isActiveNow : sql`not ${isActiveNow}`,
        beforeId === undefined ? undefined : lt(promos.id, beforeId),
      ),
    )
    .orderBy(desc(promos.id))
    .limit(limit)
}

export async function add(tx: Transaction, promo: typeof promos.$inferInsert): Promise<PromoRow> {
  const [row] = await tx.insert(promos).values(promo).returning()
  return row!
}

/** Changes the row and its version; the caller holds its lock. */
export async function update(
  tx: Transaction,
  id: number,
  changes: Partial<typeof promos.$inferInsert>,
): Promise<PromoRow> {
  const [row] = await tx
    .update(promos)
    .set({ ...changes, version: sql`${promos.version} + 1` })
    .where(eq(promos.id, id))
    .returning()
  return row!
}
