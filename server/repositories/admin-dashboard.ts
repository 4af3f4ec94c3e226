import { isNull, sql, type SQL } from 'drizzle-orm'
import { ORDER_STATUS } from '@/contracts/order-status'
import { REFUND_STATUS } from '@/contracts/refund-terms'
import type { Queryable } from '@/server/db/connection'
import { integer } from '@/server/db/integer'
import { products, skus } from '@/server/db/tables/catalogue'
import { ledgerCheckpoints } from '@/server/db/tables/ledger-checkpoints'
import { moneyPauses } from '@/server/db/tables/money-pauses'
import type { LocalDay } from '@/server/domain/local-days'
import type { ShopIds } from '@/server/domain/shop-scope'
import { SENT_BACK } from './admin-refunds'
import { ofShops } from './shop-scope'

const { waitingPay, waitingDelivery, cancelled } = ORDER_STATUS
const PAID = Object.values(ORDER_STATUS).filter(
  (status) => status !== waitingPay && status !== cancelled,
)

/** Not a parameter, because the planner uses a partial index only for a known value. */
const literal = (status: number) => sql.raw(String(status))

export interface Counted {
  orders: boolean
  refunds: boolean
  money: boolean
}

/** Counts up to `most`; null for what is not counted. Each count reads at most that many rows of an index. */
export async function waiting(db: Queryable, scope: ShopIds, counted: Counted, most: number) {
  const when = (isCounted: boolean, rows: SQL) =>
    isCounted ? sql`(select count(*)::int from (${rows} limit ${most}) found)` : sql`null::int`
  // Sorted, so that the planner takes the index of the shop, which has this order.
  const ofScope = (table: SQL, where: SQL) =>
    scope === null
      ? sql`select 1 from ${table} where ${where}`
      : sql`select 1 from unnest(${sql.param([...scope])}::bigint[]) as own (id) cross join lateral
          (select 1 from ${table} where shop_id = own.id and ${where}
            order by created_at, id limit ${most}) one`
  const counts = {
    orders: when(counted.orders, ofScope(sql`orders`, sql`status = ${literal(waitingDelivery)}`)),
    refunds: when(
      counted.refunds,
      ofScope(sql`refunds`, sql`status = ${literal(REFUND_STATUS.asked)}`),
    ),
    returns: when(counted.refunds, ofScope(sql`refunds`, SENT_BACK)),
    recharges: when(
      counted.money,
      sql`select 1 from recharges where status = 0 and not waits_for_code`,
    ),
    withdrawals: when(counted.money, sql`select 1 from withdrawals where status = 0`),
  }
  const columns = Object.entries(counts).map(
    ([name, count]) => sql`${count} as ${sql.identifier(name)}`,
  )
  const { rows } = await db.execute<Record<keyof typeof counts, number | null>>(
    sql`select ${sql.join(columns, sql`, `)}`,
  )
  return rows[0]!
}

/** Products on sale with a SKU of which at most `limit` are in stock, up to `most`. Has no index: reads every product. */
export async function lowStock(db: Queryable, scope: ShopIds, limit: number, most: number) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (
      select 1 from ${products} where ${products.isOnSale} and ${ofShops(products.shopId, scope) ?? sql`true`}
        and exists (select 1 from ${skus} where ${skus.productId} = ${products.id}
          and ${skus.stock} <= ${limit} and not ${skus.isRetired})
      limit ${most}) found`)
  return rows[0]!.count
}

/** Paid orders by the day of their creation, with their totals in cents. Days without orders are missing. */
export async function salesOf(db: Queryable, scope: ShopIds, days: LocalDay[]) {
  const own =
    scope === null ? sql`` : sql`cross join unnest(${sql.param([...scope])}::bigint[]) as own (id)`
  const isOwn = scope === null ? sql`` : sql`and shop_id = own.id`
  const { rows } = await db.execute<{ day: string; orders: string; total: string }>(sql`
    select asked.day, sum(sold.orders) as orders, sum(sold.total) as total
    from unnest(${sql.param(days.map(({ day }) => day))}::text[],
      ${sql.param(days.map(({ from }) => from.toISOString()))}::timestamptz[],
      ${sql.param(days.map(({ to }) => to.toISOString()))}::timestamptz[]) as asked (day, since, until)
    cross join unnest(${sql.param(PAID)}::smallint[]) as paid (status) ${own}
    cross join lateral (
      select count(*) as orders, coalesce(sum(total), 0) as total from orders
      where status = paid.status ${isOwn} and created_at >= asked.since and created_at < asked.until
    ) sold group by asked.day having sum(sold.orders) > 0`)
  return rows.map(({ day, orders, total }) => ({
    day,
    orders: integer(orders),
    total: integer(total),
  }))
}

/** The last complete check of the ledger, and the open pause of transfers. */
export async function books(db: Queryable) {
  const [checkpoints, pauses] = await Promise.all([
    db.select({ verifiedAt: ledgerCheckpoints.verifiedAt }).from(ledgerCheckpoints),
    db
      .select({ pausedAt: moneyPauses.pausedAt, breaches: moneyPauses.breaches })
      .from(moneyPauses)
      .where(isNull(moneyPauses.resumedAt)),
  ])
  const [pause] = pauses
  return {
    verifiedAt: checkpoints[0]?.verifiedAt ?? null,
    pausedAt: pause?.pausedAt ?? null,
    violations: ((pause?.breaches ?? []) as { rule: string }[]).map(({ rule }) => rule),
  }
}
