import type { Hono } from 'hono'
import type { Services } from '@/server/http/context'
import { adminCatalogueRoutes } from './admin-catalogue'
import { adminContentRoutes } from './admin-content'
import { adminDashboardRoutes } from './admin-dashboard'
import { adminImportRoutes } from './admin-imports'
import { adminOrderRoutes } from './admin-orders'
import { adminRechargeRoutes } from './admin-recharges'
import { adminRefundRoutes } from './admin-refunds'
import { adminSettingRoutes } from './admin-settings'
import { adminShopperRoutes } from './admin-shoppers'
import { adminWebhookRoutes } from './admin-webhooks'
import { adminWithdrawalRoutes } from './admin-withdrawals'

/** The nouns of the administration. */
export function administrationRoutes(app: Hono, services: Services) {
  adminDashboardRoutes(app, services)
  adminCatalogueRoutes(app, services)
  adminImportRoutes(app, services)
  adminContentRoutes(app, services)
  adminSettingRoutes(app, services)
  adminOrderRoutes(app, services)
  adminRechargeRoutes(app, services)
  adminRefundRoutes(app, services)
  adminShopperRoutes(app, services)
  adminWithdrawalRoutes(app, services)
  adminWebhookRoutes(app, services)
}
