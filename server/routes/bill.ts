import type { Hono } from 'hono'
import { getBalanceHistory, getBill } from '@/contracts/bill'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as bill from '@/server/services/wallet/bill'
import { csv } from '@/server/services/wallet/bill-csv'

export function billRoutes(app: Hono, services: Services) {
  serve(app, services, getBill, (ctx, { query }) =>
    query.format === 'csv' ? csv(ctx, query) : bill.list(ctx, query),
  )
  serve(app, services, getBalanceHistory, (ctx, { query }) => bill.history(ctx, query))
}
