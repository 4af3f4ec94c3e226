import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
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

export async function set(
  tx: Transaction,
  userId: number,
  skuId: number,
  change: { quantity?: number; seenPrice?: number; isSelected?: boolean },
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await tx
    .update(cartLines)
    .set(change)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.skuId, skuId)))
}

/** Returns how many lines were removed. */
export async function remove(tx: Transaction, userId: number, skuIds: number[]): Promise<number> {
  const removed = await tx
    .delete(cartLines)
    .where(and(eq(cartLines.userId, userId), inArray(cartLines.skuId, skuIds)))
    .returning({ skuId: cartLines.skuId })
  return removed.length
}
