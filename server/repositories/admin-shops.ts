import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { shops } from '@/server/db/tables/catalogue'
import { ofShops, type Shops } from './shop-scope'
import { BEST_PICTURES } from './shops'

export type ShopRow = typeof shops.$inferSelect

/** Products that are hidden or shown by one statement, so that none takes long. */
const BATCH = 1000

export async function find(db: Queryable, scope: Shops, id: number): Promise<ShopRow | undefined> {
  const [row] = await db
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ofShops(shops.id, scope)))
  return row
}

export async function hasHandle(db: Queryable, handle: string): Promise<boolean> {
  const rows = await db.select({ id: shops.id }).from(shops).where(eq(shops.handle, handle))
  return rows.length === 1
}

/** The next `limit` shops, latest first, each with whether it passes the filters. */
export function page(
  db: Queryable,
  scope: Shops,
  filter: { search: string | undefined; isOpen: boolean | undefined },
  { beforeId, limit }: { beforeId: number | undefined; limit: number },
): Promise<{ shop: ShopRow; isMatch: boolean }[]> {
  const { search, isOpen } = filter
  const part = search && `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const isFound = part
    ? sql`(${shops.id}::text = ${search} or ${shops.handle} = ${search} or exists (
        select from jsonb_each(${shops.texts}) text where text.value ->> 'name' ilike ${part}))`
    : sql`true`
  const isWanted = isOpen === undefined ? sql`true` : eq(shops.isOpen, isOpen)
  return db
    .select({ shop: shops, isMatch: sql<boolean>`${isFound} and ${isWanted}` })
    .from(shops)
    .where(
      and(ofShops(shops.id, scope), beforeId === undefined ? undefined : lt(shops.id, beforeId)),
    )
    .orderBy(desc(shops.id))
    .limit(limit)
}

/** Locks the row until the transaction ends. */
export async function lock(
  tx: Transaction,
  scope: Shops,
  id: number,
): Promise<ShopRow | undefined> {
  const [row] = await tx
    .select()
    .from(shops)
    .where(and(eq(shops.id, id), ofShops(shops.id, scope)))
    .for('no key update')
  return row
}

export async function add(tx: Transaction, shop: typeof shops.$inferInsert): Promise<ShopRow> {
  const [row] = await tx.insert(shops).values(shop).returning()
  return row!
}

/** Changes the row without a new version, for columns that are derived from its id. */
export async function setHandle(tx: Transaction, id: number, handle: string): Promise<ShopRow> {
  const [row] = await tx.update(shops).set({ handle }).where(eq(shops.id, id)).returning()
  return row!
}

/** Changes the row and its version; the caller holds its lock. */
export async function update(
  tx: Transaction,
  id: number,
  changes: Partial<typeof shops.$inferInsert>,
): Promise<ShopRow> {
  const [row] = await tx
    .update(shops)
    .set({ ...changes, version: sql`${shops.version} + 1` })
    .where(eq(shops.id, id))
    .returning()
  return row!
}

/** Takes the products of a shop off sale until it opens, or puts those on sale again that waited for it. */
export async function pauseProducts(tx: Transaction, shopId: number, isPaused: boolean) {
  const isNext = isPaused ? sql`is_on_sale` : sql`is_paused and not is_on_sale`
  // Else a trigger would change the shop for each product.
  await tx.execute(sql`select set_config('sampan.opens_shop', 'on', true)`)
  for (;;) {
    const { rowCount } = await tx.execute(sql`
      update products set is_on_sale = ${!isPaused}, is_paused = ${isPaused}
      where id in (
        select id from products where shop_id = ${shopId} and ${isNext} order by id limit ${BATCH}
        for no key update)`)
    if ((rowCount ?? 0) < BATCH) break
  }
  if (!isPaused) await recount(tx, shopId)
}

/** The columns of a shop that depend on its products, of which some may be on sale for the first time. */
async function recount(tx: Transaction, shopId: number): Promise<void> {
  await tx.execute(sql`
    update shops s set product_count = n.count,
      category_ids = s.category_ids || array(select c from unnest(n.categories) c where c <> all(s.category_ids)),
      pictures = ${BEST_PICTURES}
    from (
      select count(*)::int as count, coalesce(array_agg(distinct category_id), '{}') as categories
      from products where shop_id = ${shopId} and not is_draft
    ) n
    where s.id = ${shopId}`)
}

/** For a new name or logo, which the pages of the products show. */
export async function noteProductPages(tx: Transaction, shopId: number): Promise<void> {
  await tx.execute(sql`insert into catalogue_changes (tag)
    select 'product-' || id from products where shop_id = ${shopId} and is_on_sale`)
}
