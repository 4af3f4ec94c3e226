import type { Hono } from 'hono'
import * as calls from '@/contracts/admin-orders'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as orders from '@/server/services/administration/orders'
import * as shipments from '@/server/services/administration/shipments'

export function adminOrderRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminOrders, (ctx, { query }) => orders.list(ctx, query))
  serve(app, services, calls.getAdminOrder, (ctx, { query }) => orders.get(ctx, query.id))
  serve(app, services, calls.shipAdminOrders, (ctx, { body }) => shipments.ship(ctx, body.orders))
  serve(app, services, calls.trackAdminParcel, (ctx, { body }) => shipments.track(ctx, body))
  serve(app, services, calls.deliverAdminParcel, (ctx, { body }) => shipments.deliver(ctx, body))
}
