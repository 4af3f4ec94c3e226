import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { BasketItem } from '@/contracts/schemas/cart'
import type { Queryable, Transaction } from '@/server/db/connection'
import { cartLines } from '@/server/db/tables/cart'
import { products, shops, skus } from '@/server/db/tables/catalogue'
import { basketColumns } from './skus'

export type CartRow = Awaited<ReturnType<typeof list>>[number]

/** Latest added first. */
export function list(db: Queryable, userId: number) {
  return db
    .select({
      ...basketColumns,
      quantity: cartLines.quantity,
      isSelected: cartLines.isSelected,
      seenPrice: cartLines.seenPrice,
    })
    .from(cartLines)
    .innerJoin(skus, eq(skus.id, cartLines.skuId))
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(eq(cartLines.userId, userId))
    .orderBy(desc(cartLines.createdAt), asc(cartLines.skuId))
}

export async function quantities(db: Queryable, userId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ skuId: cartLines.skuId, quantity: cartLines.quantity })
    .from(cartLines)
    .where(eq(cartLines.userId, userId))
  return new Map(rows.map((row) => [row.skuId, row.quantity]))
}

/** Inserts or replaces lines; an existing line keeps its position. */
export async function put(
  tx: Transaction,
  lines: (typeof cartLines.$inferInsert)[],
): Promise<void> {
  if (lines.length === 0) return
  await tx
    .insert(cartLines)
    .values(lines)
    .onConflictDoUpdate({
      target: [cartLines.userId, cartLines.skuId],
      set: {
        quantity: sql`excluded.quantity`,
        isSelected: sql`excluded.is_selected`,
        seenPrice: sql`excluded.seen_price`,
      },
    })
}

/** The change of a line; null keeps a value. */
export interface LineChange {
  skuId: number
  quantity: number | null
  seenPrice: number | null
  isSelected: boolean | null
}

/** Changes lines, of one SKU each; those that are not in the cart are left out. */
export async function update(tx: Transaction, userId: number, lines: LineChange[]): Promise<void> {
  await tx.execute(sql`
    update cart_lines line set
      quantity = coalesce(one.quantity, line.quantity),
      seen_price = coalesce(one.seen_price, line.seen_price),
      is_selected = coalesce(one.is_selected, line.is_selected)
    from unnest(
      ${sql.param(lines.map((line) => line.skuId))}::bigint[],
      ${sql.param(lines.map((line) => line.quantity))}::int[],
      ${sql.param(lines.map((line) => line.seenPrice))}::bigint[],
      ${sql.param(lines.map((line) => line.isSelected))}::boolean[]
    ) as one (sku_id, quantity, seen_price, is_selected)
    where line.user_id = ${userId} and line.sku_id = one.sku_id`)
}

/**
 * Removes ordered units, of one SKU each. A line with more units, of which the checkout did not know, keeps the rest.
 * Returns how many lines changed.
 */
export async function removeOrdered(
  tx: Transaction,
  userId: number,
  items: BasketItem[],
): Promise<number> {
  const { rows } = await tx.execute<{ changed: number }>(sql`
    with ordered as (
      select * from unnest(
        ${sql.param(items.map((item) => item.sku_id))}::bigint[],
        ${sql.param(items.map((item) => item.quantity))}::int[]
      ) as one (sku_id, quantity)
    ), gone as (
      delete from cart_lines line using ordered
      where line.user_id = ${userId} and line.sku_id = ordered.sku_id
        and line.quantity <= ordered.quantity
      returning 1
    ), less as (
      update cart_lines line set quantity = line.quantity - ordered.quantity from ordered
      where line.user_id = ${userId} and line.sku_id = ordered.sku_id
        and line.quantity > ordered.quantity
      returning 1
    )
    select ((select count(*) from gone) + (select count(*) from less))::int as changed`)
  return rows[0]!.changed
}

/** Returns how many lines were removed. */
export async function remove(tx: Transaction, userId: number, skuIds: number[]): Promise<number> {
  const removed = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.skuId, skuIds)))
    .returning({ skuId: cartLines.skuId })
  return removed.length
}
