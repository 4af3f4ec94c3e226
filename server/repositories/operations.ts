import { and, eq, sql } from 'drizzle-orm'
import type { Locale } from '@/contracts/languages'
import type { Queryable, Transaction } from '@/server/db/connection'
import { products, shops, skus } from '@/server/db/tables/catalogue'
import { orders } from '@/server/db/tables/orders'

export function ordersToShip(db: Queryable) {
  return db
    .select({
      id: orders.id,
      orderNo: orders.orderNo,
      subtotal: orders.subtotal,
      freight: orders.freight,
      discount: orders.discount,
      tax: orders.tax,
      taxKind: orders.taxKind,
      total: orders.total,
      refunded: orders.refunded,
      address: orders.address,
      remark: orders.remark,
      paidAt: orders.paidAt,
      shippedAt: orders.shippedAt,
    })
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
  /** New stock of every SKU that is sold. */
  stock?: number
}

/** Locks the SKUs in ascending order, then the product, as orders do. Returns false when the product does not exist. */
export async function changeProduct(
  tx: Transaction,
  id: number,
  change: ProductChange,
): Promise<boolean> {
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
      .where(and(eq(skus.productId, id), eq(skus.isRetired, false)))
  }
  const changes = {
    ...(price === undefined ? {} : { price }),
    ...(isOnSale === undefined ? {} : saleState(isOnSale)),
    ...(name
      ? {
          texts: sql`jsonb_set(${products.texts}, array[${name.locale}, 'name'], to_jsonb(${name.text}::text))`,
        }
      : {}),
  }
  if (Object.keys(changes).length > 0)
    await tx
      .update(products)
      .set({ ...changes, version: sql`${products.version} + 1` })
      .where(eq(products.id, id))
  return true
}

/** A product of a closed shop waits for the shop to open. */
function saleState(isWanted: boolean) {
  const isOpen = sql`(select ${shops.isOpen} from ${shops} where ${shops.id} = ${products.shopId})`
  return {
    isOnSale: sql`${isWanted}::boolean and ${isOpen}`,
    isPaused: sql`${isWanted}::boolean and not ${isOpen}`,
  }
}
