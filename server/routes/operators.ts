import type { Hono } from 'hono'
import {
  getHealth,
  opsChanges,
  opsOrder,
  opsProduct,
  opsQueue,
  opsRecharge,
  opsRefund,
} from '@/contracts/operators'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as catalogueChanges from '@/server/services/catalogue/changes'
import * as operations from '@/server/services/operations/operations'
import { changeProduct } from '@/server/services/operations/product-change'
import * as parcels from '@/server/services/orders/parcels'
import { isMoneyPaused } from '@/server/services/wallet/reconciliation'
import * as recharges from '@/server/services/wallet/recharges'
import * as refundAudit from '@/server/services/refunds/audit'
import { version } from '@/package.json'

export function operatorRoutes(app: Hono, services: Services) {
  serve(app, services, opsQueue, (visit) => operations.queue(visit))
  serve(app, services, opsRecharge, (visit, { body }) => recharges.settle(visit, body))
  serve(app, services, opsRefund, (visit, { body }) => refundAudit.audit(visit, body))
  serve(app, services, opsOrder, (visit, { body }) => parcels.move(visit, body))
  serve(app, services, opsProduct, (visit, { body }) => changeProduct(visit, body))
  serve(app, services, opsChanges, (visit, { body }) => catalogueChanges.fresh(visit, body.since))
  serve(app, services, getHealth, async ({ db }) => {
    const asked = await isMoneyPaused(db).then(
      (isPaused) => ({ isUp: true, isPaused }),
      () => ({ isUp: false, isPaused: false }),
    )
    return { ok: asked.isUp, database: asked.isUp, money_paused: asked.isPaused, version }
  })
}
