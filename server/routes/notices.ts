import type { Hono } from 'hono'
import { listNotices, readNotices } from '@/contracts/notices'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as notices from '@/server/services/notices/notices'

export function noticeRoutes(app: Hono, services: Services) {
  serve(app, services, listNotices, (ctx, { query }) => notices.list(ctx, query))
  serve(app, services, readNotices, (ctx, { body }) => notices.read(ctx, body))
}
