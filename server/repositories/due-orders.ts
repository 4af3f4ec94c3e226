import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import { ORDER_STATUS } from '@/contracts/order-status'
import type { OrderStatus } from '@/contracts/schemas/orders'
import type { Queryable, Transaction } from '@/server/db/connection'
import { orders } from '@/server/db/tables/orders'
import { RETURN_DAYS } from '@/server/domain/delivery-terms'

/** A literal, because the planner matches partial indexes only with constants. */
const hasStatus = (status: OrderStatus) => sql`${orders.status} = ${sql.raw(String(status))}`

const DUE: Record<'expire' | 'assumeReceived' | 'complete', SQL> = {
  expire: sql`${hasStatus(ORDER_STATUS.waitingPay)} and ${orders.payBefore} <= now()`,
  assumeReceived: sql`${hasStatus(ORDER_STATUS.delivered)} and ${orders.deliveredAt} <= now() - interval '14 days'`,
  complete: sql`${hasStatus(ORDER_STATUS.received)} and ${orders.receivedAt} <= now() - make_interval(days => ${RETURN_DAYS}::int)`,
}

/** Up to 100 orders that are due for a transition, in ascending order. */
export async function due(
  db: Queryable,
  name: keyof typeof DUE,
  afterId: number,
): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(DUE[name], gt(orders.id, afterId)))
    .orderBy(asc(orders.id))
    .limit(100)
  return rows.map(({ id }) => id)
}

/** Locks an order that is due; false when it is no longer due or another transaction holds it. */
export async function lockDue(tx: Transaction, name: keyof typeof DUE, id: number) {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(DUE[name], eq(orders.id, id)))
    .for('update', { skipLocked: true })
  return rows.length > 0
}
