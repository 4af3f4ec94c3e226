import { eq, inArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products, shops, skus } from '@/server/db/tables/catalogue'
import { shopCardColumns } from './shops'

/** The columns that a basket line shows and its price needs. */
export const basketColumns = {
  id: skus.id,
  productId: skus.productId,
  valueIndexes: skus.valueIndexes,
  price: skus.price,
  stock: skus.stock,
  image: skus.image,
  productImage: sql<string>`${products.images}[1]`,
  texts: products.texts,
  isOnSale: products.isOnSale,
  shop: shopCardColumns,
}

/** SKUs that do not exist are left out. */
export function findForBasket(db: Queryable, skuIds: number[]) {
  return db
    .select(basketColumns)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(shops, eq(shops.id, products.shopId))
    .where(inArray(skus.id, skuIds))
}
export type BasketSku = Awaited<ReturnType<typeof findForBasket>>[number]

/** Reserves stock under a row lock and returns the price; undefined when the stock is too low. */
export async function take(tx: Transaction, skuId: number, quantity: number) {
  const { rows } = await tx.execute<{ price: string }>(sql`
    update skus set stock = stock - ${quantity}, taken = taken + ${quantity}
    where id = ${skuId} and stock >= ${quantity} returning price`)
  return rows[0] && { price: integer(rows[0].price) }
}

export async function release(tx: Transaction, skuId: number, quantity: number) {
  await tx
    .update(skus)
    .set({ stock: sql`${skus.stock} + ${quantity}`, taken: sql`${skus.taken} - ${quantity}` })
    .where(eq(skus.id, skuId))
}
