import type { Hono } from 'hono'
import * as calls from '@/contracts/admin-withdrawals'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as withdrawals from '@/server/services/administration/withdrawals'

export function adminWithdrawalRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminWithdrawals, (ctx, { query }) => withdrawals.list(ctx, query))
  serve(app, services, calls.getAdminWithdrawal, (ctx, { query }) => withdrawals.get(ctx, query.id))
  serve(app, services, calls.settleAdminWithdrawal, (ctx, { body }) =>
    withdrawals.settle(ctx, body),
  )
  serve(app, services, calls.readAdminPayee, (ctx, { body }) => withdrawals.payee(ctx, body.id))
}
