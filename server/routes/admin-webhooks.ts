import type { Hono } from 'hono'
import * as calls from '@/contracts/admin-webhooks'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as webhooks from '@/server/services/administration/webhooks'

export function adminWebhookRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminWebhooks, (ctx) => webhooks.list(ctx))
  serve(app, services, calls.addAdminWebhook, (ctx, { body }) => webhooks.add(ctx, body))
  serve(app, services, calls.updateAdminWebhook, (ctx, { body }) => webhooks.update(ctx, body))
  serve(app, services, calls.removeAdminWebhook, (ctx, { body }) => webhooks.remove(ctx, body.id))
  serve(app, services, calls.listAdminWebhookDeliveries, (ctx, { query }) =>
    webhooks.deliveries(ctx, query),
  )
  serve(app, services, calls.replayAdminWebhook, (ctx, { body }) => webhooks.replay(ctx, body))
}
