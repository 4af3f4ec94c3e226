import type { Hono } from 'hono'
import { opsExtract } from '@/contracts/operators'
import {
  cancelWithdrawal,
  getWithdrawalTerms,
  listWithdrawals,
  removeBankCard,
  requestWithdrawal,
} from '@/contracts/withdrawals'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as bankCards from '@/server/services/wallet/bank-cards'
import * as withdrawals from '@/server/services/wallet/withdrawals'

export function withdrawalRoutes(app: Hono, services: Services) {
  serve(app, services, getWithdrawalTerms, (ctx, { query }) => withdrawals.terms(ctx, query))
  serve(app, services, requestWithdrawal, (ctx, { body }) => withdrawals.request(ctx, body))
  serve(app, services, listWithdrawals, (ctx, { query }) => withdrawals.list(ctx, query))
  serve(app, services, cancelWithdrawal, (ctx, { body }) => withdrawals.cancel(ctx, body.id))
  serve(app, services, removeBankCard, (ctx, { body }) => bankCards.remove(ctx, body.id))
  serve(app, services, opsExtract, (visit, { body }) => withdrawals.settle(visit, body))
}
