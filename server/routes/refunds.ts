import type { Hono } from 'hono'
import {
  cancelRefund,
  getRefund,
  getRefundable,
  listRefundReasons,
  requestRefund,
  shipRefund,
} from '@/contracts/refunds'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import { listReasons } from '@/server/services/refunds/view'
import * as refunds from '@/server/services/refunds/refunds'

export function refundRoutes(app: Hono, services: Services) {
  serve(app, services, getRefundable, (ctx, { query }) => refunds.refundable(ctx, query.order_id))
  serve(app, services, listRefundReasons, async ({ locale }) => listReasons(locale))
  serve(app, services, requestRefund, (ctx, { body }) => refunds.request(ctx, body))
  serve(app, services, getRefund, (ctx, { query }) => refunds.get(ctx, query))
  serve(app, services, cancelRefund, (ctx, { body }) => refunds.withdraw(ctx, body.id))
  serve(app, services, shipRefund, (ctx, { body }) => refunds.sendBack(ctx, body))
}
