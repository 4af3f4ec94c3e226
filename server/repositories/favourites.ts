import { and, desc, eq, lt, or } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable } from '@/server/db/connection'
import { products, shops } from '@/server/db/tables/catalogue'
import { favourites } from '@/server/db/tables/favourites'
import { cardColumns } from './products'

export async function set(db: Queryable, userId: number, productId: number, isOn: boolean) {
  if (isOn) await db.insert(favourites).values({ userId, productId }).onConflictDoNothing()
  else
    await db
      .delete(favourites)
      .where(and(eq(favourites.userId, userId), eq(favourites.productId, productId)))
}

/** Latest first. */
export function list(
  db: Queryable,
  locale: Locale,
  userId: number,
  page: { after?: { at: string; id: number }; limit: number },
) {
  const { after, limit } = page
  const since = after && new Date(after.at)
  return db
    .select({ ...cardColumns(locale), keptAt: favourites.createdAt })
    .from(favourites)
    .innerJoin(products, eq(products.id, favourites.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(
      and(
        eq(favourites.userId, userId),
        since &&
          or(
            lt(favourites.createdAt, since),
            and(eq(favourites.createdAt, since), lt(favourites.productId, after.id)),
          ),
      ),
    )
    .orderBy(desc(favourites.createdAt), desc(favourites.productId))
    .limit(limit)
}
