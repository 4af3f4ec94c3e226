import type { Hono } from 'hono'
import { getPush, subscribePush, unsubscribePush } from '@/contracts/push'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as push from '@/server/services/notices/push'

export function pushRoutes(app: Hono, services: Services) {
  serve(app, services, getPush, (ctx) => push.state(ctx))
  serve(app, services, subscribePush, (ctx, { body }) => push.subscribe(ctx, body))
  serve(app, services, unsubscribePush, (ctx) => push.unsubscribe(ctx))
}
