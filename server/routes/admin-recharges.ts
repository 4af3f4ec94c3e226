import type { Hono } from 'hono'
import * as calls from '@/contracts/admin-recharges'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import { sendPrivateUpload } from '@/server/http/show-upload'
import * as recharges from '@/server/services/administration/recharges'

export function adminRechargeRoutes(app: Hono, services: Services) {
  serve(app, services, calls.listAdminRecharges, (ctx, { query }) => recharges.list(ctx, query))
  serve(app, services, calls.getAdminRecharge, (ctx, { query }) => recharges.get(ctx, query.id))
  serve(app, services, calls.getAdminRechargePicture, async (ctx, { query }) =>
    sendPrivateUpload(ctx, await recharges.pictureFile(ctx, query)),
  )
  serve(app, services, calls.settleAdminRecharge, (ctx, { body }) => recharges.settle(ctx, body))
}
