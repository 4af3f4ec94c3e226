import { eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable, Transaction } from '@/server/db/connection'
import { products, skus } from '@/server/db/tables/catalogue'
import { orders } from '@/server/db/tables/orders'

export function ordersToShip(db: Queryable) {
  return db
    .select({ id: orders.id, orderNo: orders.orderNo, total: orders.total, paidAt: orders.paidAt })
    .from(orders)
    .where(eq(orders.status, 1))
    .orderBy(orders.paidAt)
    .limit(200)
}

export interface ProductChange {
  name?: { locale: Locale; text: string }
  isOnSale?: boolean
  /** New price of the cheapest SKU; the price differences of the others stay. */
  price?: number
  /** New stock of every SKU. */
  stock?: number
}

/** Locks the product, then its SKUs in ascending order. Returns false when the product does not exist. */
export async function changeProduct(
  tx: Transaction,
  id: number,
  change: ProductChange,
): Promise<boolean> {
  // The same lock order as orders.
  await tx
    .select({ id: skus.id })
    .from(skus)
    .where(eq(skus.productId, id))
    .orderBy(skus.id)
    .for('update')
  const [product] = await tx
    .select({ price: products.price })
    .from(products)
    .where(eq(products.id, id))
    .for('no key update')
  if (!product) return false
  const { name, isOnSale, price, stock } = change
  if (price !== undefined || stock !== undefined) {
    await tx
      .update(skus)
      .set({
        ...(price === undefined ? {} : { price: sql`${skus.price} + ${price - product.price}` }),
        ...(stock === undefined ? {} : { stock }),
      })
      .where(eq(skus.productId, id))
  }
  const changes = {
    ...(price === undefined ? {} : { price }),
    ...(isOnSale === undefined ? {} : { isOnSale }),
    ...(name
      ? {
          texts: sql`jsonb_set(${products.texts}, array[${name.locale}, 'name'], to_jsonb(${name.text}::text))`,
        }
      : {}),
  }
  if (Object.keys(changes).length > 0)
    await tx.update(products).set(changes).where(eq(products.id, id))
  return true
}
