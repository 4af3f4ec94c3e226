import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { orders } from '@/server/db/tables/orders'

const DUE: Record<'expire' | 'assumeReceived' | 'complete', SQL> = {
  expire: sql`${orders.status} = 0 and ${orders.payBefore} <= now()`,
  assumeReceived: sql`${orders.status} = 2 and ${orders.deliveredAt} <= now() - interval '14 days'`,
  complete: sql`${orders.status} = 3 and ${orders.receivedAt} <= now() - interval '15 days'`,
}

/** At most 100 orders whose time for a move has come, lowest id first. */
export async function list(
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

/** Locks an order that is due; false when it no longer is, or when somebody else holds it just now. */
export async function lock(tx: Transaction, name: keyof typeof DUE, id: number) {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(DUE[name], eq(orders.id, id)))
    .for('update', { skipLocked: true })
  return rows.length > 0
}
