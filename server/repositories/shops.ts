import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import type { Database, Queryable } from '@/server/db/connection'
import { shops } from '@/server/db/tables/catalogue'
import { follows } from '@/server/db/tables/favourites'
import { runUnmapped } from './run-unmapped'

export const shopCardColumns = {
  id: shops.id,
  texts: shops.texts,
  logo: shops.logo,
  sales: shops.sales,
  fans: shops.fans,
  favorableRate: shops.favorableRate,
  pictures: shops.pictures,
}
export type ShopCardRow = Pick<typeof shops.$inferSelect, keyof typeof shopCardColumns>

/** Of its three best-selling products on sale, for the row `s` of a shop; those that it has while there are none. */
export const BEST_PICTURES = sql.raw(`coalesce(nullif(array(select images[1] from products best
  where best.shop_id = s.id and is_on_sale and images[1] is not null
  order by sales desc, id desc limit 3), '{}'), s.pictures)`)

/** Undefined when the shop does not exist or is closed. */
export async function find(db: Queryable, id: number) {
  const [row] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), eq(shops.isOpen, true)))
  return row
}

/** The best-selling open shops. */
export const listHot = (db: Database, limit: number) =>
  runUnmapped<ShopCardRow>(
    db,
    sql`select id::float8, texts, logo, sales, fans, favorable_rate as "favorableRate", pictures
    from shops where is_open order by sales desc, id desc limit ${limit}`,
  )

export async function followedAmong(
  db: Queryable,
  userId: number | undefined,
  shopIds: number[],
): Promise<Set<number>> {
  if (userId === undefined || shopIds.length === 0) return new Set()
  const rows = await db
    .select({ shopId: follows.shopId })
    .from(follows)
    .where(and(eq(follows.userId, userId), inArray(follows.shopId, shopIds)))
  return new Set(rows.map((row) => row.shopId))
}

/** The shopper's own state of these shops, by id; empty without a session. */
export async function ownAmong(db: Queryable, userId: number | undefined, shopIds: number[]) {
  if (userId === undefined || shopIds.length === 0) return new Map<number, never>()
  const isFollowed = sql<boolean>`${follows.userId} is not null`
  const { id, sales, fans, favorableRate } = shops
  const rows = await db
    .select({ id, counts: { sales, fans, favorableRate }, isFollowed })
    .from(shops)
    .leftJoin(follows, and(eq(follows.shopId, shops.id), eq(follows.userId, userId)))
    .where(inArray(shops.id, shopIds))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Sets the follow mark and updates the count once. Returns the new number of followers. */
export async function setFollowed(
  tx: Queryable,
  userId: number,
  shopId: number,
  isOn: boolean,
): Promise<number | undefined> {
  const changed = isOn
    ? await tx
        .insert(follows)
        .values({ userId, shopId })
        .onConflictDoNothing()
        .returning({ shopId: follows.shopId })
    : await tx
        .delete(follows)
        .where(and(eq(follows.userId, userId), eq(follows.shopId, shopId)))
        .returning({ shopId: follows.shopId })
  const step = changed.length === 0 ? 0 : isOn ? 1 : -1
  const [row] = await tx
    .update(shops)
    .set({ fans: sql`${shops.fans} + ${step}` })
    .where(eq(shops.id, shopId))
    .returning({ fans: shops.fans })
  return row?.fans
}

/** Ends all follow marks of a shopper and updates the counts. */
export async function unfollowAll(tx: Queryable, userId: number): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from follows where user_id = ${userId} returning shop_id),
      held as (select id from shops where id in (select shop_id from gone) order by id for no key update)
    update shops set fans = fans - 1 from held where shops.id = held.id`)
}

/** Latest first; the cursor is the time of following and the shop id. */
export function listFollowed(
  db: Queryable,
  userId: number,
  page: { after?: { at: string; id: number }; limit: number },
) {
  const { after, limit } = page
  const since = after && new Date(after.at)
  return db
    .select({ ...shopCardColumns, followedAt: follows.createdAt })
    .from(follows)
    .innerJoin(shops, eq(shops.id, follows.shopId))
    .where(
      and(
        eq(follows.userId, userId),
        eq(shops.isOpen, true),
        since &&
          or(
            lt(follows.createdAt, since),
            and(eq(follows.createdAt, since), lt(follows.shopId, after.id)),
          ),
      ),
    )
    .orderBy(desc(follows.createdAt), desc(follows.shopId))
    .limit(limit)
}
