import type { Hono } from 'hono'
import * as networkCalls from '@/contracts/admin-networks'
import * as settingCalls from '@/contracts/admin-settings'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as networks from '@/server/services/administration/networks'
import * as settings from '@/server/services/administration/settings'

export function adminSettingRoutes(app: Hono, services: Services) {
  serve(app, services, networkCalls.listAdminNetworks, (ctx) => networks.list(ctx))
  serve(app, services, networkCalls.createAdminNetwork, (ctx, { body }) =>
    networks.create(ctx, body),
  )
  serve(app, services, networkCalls.updateAdminNetwork, (ctx, { body }) =>
    networks.update(ctx, body),
  )
  serve(app, services, settingCalls.getAdminSettings, (ctx) => settings.get(ctx))
  serve(app, services, settingCalls.updateAdminFreight, (ctx, { body }) =>
    settings.setFreight(ctx, body),
  )
  serve(app, services, settingCalls.updateAdminShipping, (ctx, { body }) =>
    settings.setShipping(ctx, body),
  )
  serve(app, services, settingCalls.updateAdminTax, (ctx, { body }) => settings.setTax(ctx, body))
  serve(app, services, settingCalls.updateAdminWithdrawals, (ctx, { body }) =>
    settings.setWithdrawals(ctx, body),
  )
}
