import type { Hono } from 'hono'
import * as calls from '@/contracts/admin-refunds'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import { sendPrivateUpload } from '@/server/http/show-upload'
import * as refunds from '@/server/services/administration/refunds'

export function adminRefundRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminRefunds, (ctx, { query }) => refunds.list(ctx, query))
  serve(app, services, calls.getAdminRefund, (ctx, { query }) => refunds.get(ctx, query.id))
  serve(app, services, calls.getAdminRefundPicture, async (ctx, { query }) =>
    sendPrivateUpload(ctx, await refunds.pictureFile(ctx, query)),
  )
  serve(app, services, calls.decideAdminRefund, (ctx, { body }) => refunds.decide(ctx, body))
}
