import type { Hono } from 'hono'
import {
  confirmRecharge,
  getCardTerms,
  getTransferAccount,
  listNetworks,
  listRecharges,
  requestRecharge,
} from '@/contracts/wallet'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import { cardTerms } from '@/server/services/wallet/card-terms'
import * as networks from '@/server/services/wallet/networks'
import * as recharges from '@/server/services/wallet/recharges'
import * as transferAccount from '@/server/services/wallet/transfer-account'

export function walletRoutes(app: Hono, services: Services) {
  serve(app, services, listNetworks, (ctx) => networks.list(ctx))
  serve(app, services, getTransferAccount, (ctx) => Promise.resolve(transferAccount.find(ctx)))
  serve(app, services, getCardTerms, (ctx) => Promise.resolve(cardTerms(ctx)))
  serve(app, services, requestRecharge, (ctx, { body }) => recharges.request(ctx, body))
  serve(app, services, confirmRecharge, (ctx, { body }) => recharges.confirm(ctx, body))
  serve(app, services, listRecharges, (ctx, { query }) => recharges.list(ctx, query))
}
