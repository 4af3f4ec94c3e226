import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '@/server/db/connection'
import { orderItems } from '@/server/db/tables/orders'
import type { OrderItemRow } from './orders'

/** The shopper's unpaid orders, and the units they reserve. */
export async function countUnpaid(
  tx: Transaction,
  userId: number,
): Promise<{ orders: number; items: number }> {
  const sent = tx.execute<{ orders: number; items: number }>(sql`
    select count(distinct o.id)::int as orders, coalesce(sum(i.quantity), 0)::int as items
    from orders o join order_items i on i.order_id = o.id
    where o.user_id = ${userId} and o.status = 0`)
  const { rows } = await sent.execute()
  return rows[0]!
}

/** Marks items as restocked. Returns those that were not marked before. */
export async function markRestocked(tx: Transaction, itemIds: number[]): Promise<OrderItemRow[]> {
  return tx
    .update(orderItems)
    .set({ isRestocked: true })
    .where(and(inArray(orderItems.id, itemIds), eq(orderItems.isRestocked, false)))
    .returning()
}
