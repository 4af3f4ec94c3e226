import type { Hono } from 'hono'
import { getAdminDashboard } from '@/contracts/admin-dashboard'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as dashboard from '@/server/services/administration/dashboard'

export function adminDashboardRoutes(app: Hono, services: Services) {
  serve(app, services, getAdminDashboard, (ctx, { query }) => dashboard.get(ctx, query))
}
