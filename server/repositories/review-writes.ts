import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/connection'
import { products, reviews, shops } from '@/server/db/tables/catalogue'
import { orderItems, orders } from '@/server/db/tables/orders'

/** Locks the shopper's order; undefined when it is not theirs. */
export async function lockOrder(tx: Transaction, userId: number, id: number) {
  const [row] = await tx
    .select({
      id: orders.id,
      status: orders.status,
      shopId: orders.shopId,
      subtotal: orders.subtotal,
      freight: orders.freight,
      discount: orders.discount,
      tax: orders.tax,
      taxKind: orders.taxKind,
    })
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)))
    .for('update')
  return row
}

/** Marks the items that have no review yet. Returns them. */
export function markReviewed(tx: Transaction, orderId: number, itemIds: number[]) {
  return tx
    .update(orderItems)
    .set({ isReviewed: true })
    .where(
      and(
        eq(orderItems.orderId, orderId),
        inArray(orderItems.id, itemIds),
        eq(orderItems.isReviewed, false),
      ),
    )
    .returning({
      id: orderItems.id,
      productId: orderItems.productId,
      skuId: orderItems.skuId,
    })
}

export async function add(tx: Transaction, rows: (typeof reviews.$inferInsert)[]) {
  await tx.insert(reviews).values(rows)
}

/** For a shopper whose name or picture changes: the pages of the products that they reviewed show both. */
export async function noteReviewedPages(tx: Transaction, userId: number): Promise<void> {
  await tx.execute(sql`
    insert into catalogue_changes (tag)
    select distinct 'product-' || item.product_id from orders
    join order_items item on item.order_id = orders.id and item.is_reviewed
    where orders.user_id = ${userId}`)
}

/** Increments in SQL, so that concurrent reviews are not lost. */
export async function rateProduct(tx: Transaction, productId: number, stars: number[]) {
  const sum = stars.reduce((total, one) => total + one, 0)
  await tx
    .update(products)
    .set({
      ratingSum: sql`${products.ratingSum} + ${sum}`,
      reviewCount: sql`${products.reviewCount} + ${stars.length}`,
    })
    .where(eq(products.id, productId))
}

const FAVORABLE_FROM = 4

export async function rateShop(tx: Transaction, shopId: number, stars: number[]) {
  const rated = sql`(${shops.ratedCount} + ${stars.length}::int)`
  const gained = stars.filter((one) => one >= FAVORABLE_FROM).length
  const favorable = sql`(${shops.favorableCount} + ${gained}::int)`
  await tx
    .update(shops)
    .set({
      ratedCount: rated,
      favorableCount: favorable,
      favorableRate: sql`round(100.0 * ${favorable} / ${rated})`,
    })
    .where(eq(shops.id, shopId))
}
