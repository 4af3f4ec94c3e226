import type { Hono } from 'hono'
import {
  cancelOrder,
  confirmOrder,
  createOrder,
  getLogistics,
  getOrder,
  listOrders,
  payOrders,
  quoteOrder,
} from '@/contracts/orders'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as checkout from '@/server/services/orders/checkout'
import * as orders from '@/server/services/orders/orders'
import * as parcels from '@/server/services/orders/parcels'

export function orderRoutes(app: Hono, services: Services) {
  serve(app, services, quoteOrder, (ctx, { body }) => checkout.quote(ctx, body))
  serve(app, services, createOrder, (ctx, { body }) => checkout.create(ctx, body))
  serve(app, services, payOrders, (ctx, { body }) => orders.pay(ctx, body))
  serve(app, services, cancelOrder, (ctx, { body }) => orders.cancel(ctx, body.id))
  serve(app, services, confirmOrder, (ctx, { body }) => orders.confirm(ctx, body.id))
  serve(app, services, listOrders, (ctx, { query }) => orders.list(ctx, query))
  serve(app, services, getOrder, (ctx, { query }) => orders.get(ctx, query.id))
  serve(app, services, getLogistics, (ctx, { query }) => parcels.get(ctx, query.id))
}
