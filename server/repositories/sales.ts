import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/connection'
import { products, shops } from '@/server/db/tables/catalogue'

/** Increments in SQL, so that concurrent orders are not lost. */
export async function addToProduct(tx: Transaction, productId: number, quantity: number) {
  await tx
    .update(products)
    .set({ sales: sql`${products.sales} + ${quantity}` })
    .where(eq(products.id, productId))
}

export async function addToShop(tx: Transaction, shopId: number, quantity: number) {
  await tx
    .update(shops)
    .set({ sales: sql`${shops.sales} + ${quantity}` })
    .where(eq(shops.id, shopId))
}
