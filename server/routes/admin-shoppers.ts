import type { Hono } from 'hono'
import * as calls from '@/contracts/admin-shoppers'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as shoppers from '@/server/services/administration/shoppers'

export function adminShopperRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminShoppers, (ctx, { query }) => shoppers.list(ctx, query))
  serve(app, services, calls.getAdminShopper, (ctx, { query }) => shoppers.get(ctx, query.id))
  serve(app, services, calls.listAdminShopperFunds, (ctx, { query }) => shoppers.funds(ctx, query))
  serve(app, services, calls.endAdminShopperSessions, (ctx, { body }) =>
    shoppers.endSessions(ctx, body),
  )
  serve(app, services, calls.blockAdminShopper, (ctx, { body }) => shoppers.block(ctx, body))
  serve(app, services, calls.unblockAdminShopper, (ctx, { body }) => shoppers.unblock(ctx, body))
}
