import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products, shops, skus } from '@/server/db/tables/catalogue'
import { shopCardColumns } from './shops'

/** Imported products may have no image. */
export const firstImage = sql<string>`coalesce(${products.images}[1], '')`

/** The columns that a basket line shows and its price needs. */
export const basketColumns = {
  id: skus.id,
  productId: skus.productId,
  valueIndexes: skus.valueIndexes,
  price: skus.price,
  stock: skus.stock,
  weightGrams: skus.weightGrams,
  image: skus.image,
  productImage: firstImage,
  texts: products.texts,
  /** False for retired SKUs and in closed shops too. */
  isOnSale: sql<boolean>`(${products.isOnSale} and ${shops.isOpen} and not ${skus.isRetired})`,
  shop: shopCardColumns,
}

/** SKUs that do not exist, or whose product was never on sale, are left out. */
export function findForBasket(db: Queryable, skuIds: number[]) {
  return db
    .select(basketColumns)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(and(inArray(skus.id, skuIds), eq(products.isDraft, false)))
}
export type BasketSku = Awaited<ReturnType<typeof findForBasket>>[number]

/** Reserves stock under a row lock and returns the price and what is left; undefined when too low or retired. */
export async function take(tx: Transaction, skuId: number, quantity: number) {
  const sent = tx.execute<{ price: string; stock: number }>(sql`
    update skus set stock = stock - ${quantity}, taken = taken + ${quantity}
    where id = ${skuId} and not is_retired and stock >= ${quantity} returning price, stock`)
  const { rows } = await sent.execute()
  return rows[0] && { price: integer(rows[0].price), stock: rows[0].stock }
}

export async function release(tx: Transaction, skuId: number, quantity: number) {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${quantity}`, taken: sql`${skus.taken} - ${quantity}` })
    .where(eq(skus.id, skuId))
}
