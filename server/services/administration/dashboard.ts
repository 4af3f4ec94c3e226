import type { z } from 'zod'
import { LOW_STOCK } from '@/contracts/limits'
import type { getAdminDashboard } from '@/contracts/schemas/admin-dashboard'
import type { BoundedCount } from '@/contracts/schemas/search'
import { mayUse } from '@/contracts/staff-permissions'
import type { Database } from '@/server/db/connection'
import { lastDays, type LocalDay } from '@/server/domain/local-days'
import { ShortLivedCache } from '@/server/domain/short-lived-cache'
import type { StaffCtx } from '@/server/http/context'
import * as dashboard from '@/server/repositories/admin-dashboard'
import { RULES } from '@/server/repositories/verifier'

type Input = z.output<(typeof getAdminDashboard)['query']>
type Data = z.input<(typeof getAdminDashboard)['data']>
type SalesDay = NonNullable<Data['sales']>[number]

const MOST = 1000
const SALES_DAYS = 30

/** An unpaid order expires after 30 minutes, so the sales of a day are final soon after its end. */
const FINAL_AFTER_MS = 2 * 3_600_000
const FINAL_FOR_MS = 3_600_000
const CURRENT_FOR_MS = 10_000
const LOW_STOCK_FOR_MS = 60_000

const salesCache = new ShortLivedCache<Database, Map<string, SalesDay>>({
  ttlMs: CURRENT_FOR_MS,
  maxEntries: 2000,
})
const lowStockCache = new ShortLivedCache<Database, number>({
  ttlMs: LOW_STOCK_FOR_MS,
  maxEntries: 1000,
})

export async function get(ctx: StaffCtx, { time_zone: zone = 'UTC' }: Input): Promise<Data> {
  const may = (permission: Parameters<typeof mayUse>[1]) => mayUse(ctx.staff.role, permission)
  const counted = {
    orders: may('orders.read'),
    refunds: may('refunds.read'),
    money: may('money.read'),
  }
  const [waiting, lowStock, sales, books] = await Promise.all([
    dashboard.waiting(ctx.db, ctx.scope, counted, MOST + 1),
    countLowStock(ctx),
    counted.orders ? readSales(ctx, zone) : null,
    counted.money ? readBooks(ctx) : null,
  ])
  return {
    waiting: {
      orders_to_ship: bounded(waiting.orders),
      refunds: bounded(waiting.refunds),
      returns: bounded(waiting.returns),
      recharges: bounded(waiting.recharges),
      withdrawals: bounded(waiting.withdrawals),
      low_stock: bounded(lowStock),
    },
    low_stock_limit: LOW_STOCK,
    sales,
    books,
  }
}

const bounded = <Count extends number | null>(count: Count): BoundedCount | Count =>
  count !== null && count > MOST ? `${MOST}+` : count

const scopeKey = ({ scope }: StaffCtx) => (scope === null ? 'all' : scope.join(','))

const countLowStock = (ctx: StaffCtx): Promise<number> =>
  lowStockCache.get(ctx.db, scopeKey(ctx), () =>
    dashboard.lowStock(ctx.db, ctx.scope, LOW_STOCK, MOST + 1),
  )

/** Days that are final are read rarely, because a month of orders may be a million. */
async function readSales(ctx: StaffCtx, zone: string): Promise<SalesDay[]> {
  const now = new Date()
  const days = lastDays(SALES_DAYS, zone, now)
  const isFinal = ({ to }: LocalDay) => now.getTime() - to.getTime() > FINAL_AFTER_MS
  const parts: [days: LocalDay[], ttl: number][] = [
    [days.filter(isFinal), FINAL_FOR_MS],
    [days.filter((day) => !isFinal(day)), CURRENT_FOR_MS],
  ]
  const read = await Promise.all(
    parts.map(([part, ttl]) =>
      salesCache.get(
        ctx.db,
        `${scopeKey(ctx)} ${zone} ${part.map(({ day }) => day).join()}`,
        async () => {
          const sold = await dashboard.salesOf(ctx.db, ctx.scope, part)
          return new Map(sold.map((one) => [one.day, one]))
        },
        ttl,
      ),
    ),
  )
  return days.map(
    ({ day }) => read.map((sold) => sold.get(day)).find(Boolean) ?? { day, orders: 0, total: 0 },
  )
}

async function readBooks({ db }: StaffCtx): Promise<NonNullable<Data['books']>> {
  const { verifiedAt, pausedAt, violations } = await dashboard.books(db)
  return {
    verified_at: verifiedAt?.toISOString() ?? null,
    rules: RULES.length,
    paused_at: pausedAt?.toISOString() ?? null,
    violations,
  }
}
