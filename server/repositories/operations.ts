import { eq } from 'drizzle-orm'
import type { Queryable } from '@/server/db/connection'
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
