import { eq, sql, type SQL } from 'drizzle-orm'
import type { Queryable, Transaction } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { orders } from '@/server/db/tables/orders'

export type DemoTask =
  'ship' | 'carry' | 'passRecharge' | 'passWithdrawal' | 'agreeRefund' | 'settleRefund'

/**
 * The ids that are due, computed from times in the rows, so that restarts and concurrent processes change
 * nothing. A parcel stays 20 to 30 seconds at each stage.
 */
const WAITING: Record<DemoTask, SQL> = {
  ship: sql`select id from orders where status = 1 and paid_at <= now() - interval '20 seconds'`,
  carry: sql`
    select distinct orders.id from orders
    join parcels on parcels.order_id = orders.id
    cross join lateral (
      select coalesce(max(id), 0) as id, coalesce(max(created_at), parcels.created_at) as at
      from parcel_events where order_id = orders.id and parcel_number = parcels.number
    ) latest
    where orders.status in (1, -2, 2, -4) and orders.delivered_at is null and received_at is null
      and parcels.delivered_at is null and latest.at <= now() - make_interval(secs => 20 + (orders.id * 7 + latest.id) % 11)`,
  passRecharge: sql`
    select id from recharges
    where status = 0 and not waits_for_code and created_at <= now() - interval '15 seconds'`,
  passWithdrawal: sql`
    select id from withdrawals where status = 0 and created_at <= now() - interval '30 seconds'`,
  agreeRefund: sql`
    select id from refunds
    where type = 2 and status = 0 and created_at <= now() - interval '20 seconds'`,
  settleRefund: sql`
    select id from refunds
    where (type = 1 and status = 0 and created_at <= now() - interval '20 seconds')
      or (type = 2 and status = 1 and sent_at <= now() - interval '40 seconds')`,
}

/** Up to 100 ids in ascending order. */
export async function due(db: Queryable, task: DemoTask, afterId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from (${WAITING[task]}) waiting where id > ${afterId} order by id limit 100`,
  )
  return rows.map(({ id }) => integer(id))
}

export async function isDue(tx: Transaction, task: DemoTask, id: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from (${WAITING[task]}) waiting where id = ${id}`)
  return rows.length > 0
}

/** Locks the order; undefined when another transaction holds it. */
export async function lockOrder(tx: Transaction, id: number) {
  const [row] = await tx
    .select({ shopId: orders.shopId, address: orders.address })
    .from(orders)
    .where(eq(orders.id, id))
    .for('update', { skipLocked: true })
  return row
}
