import type { Hono } from 'hono'
import {
  getUserInfo,
  languageList,
  login,
  logout,
  register,
  resetPay,
  setLanguage,
  verifyPay,
} from '@/contracts/account'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as accounts from '@/server/services/accounts'
import * as payCodes from '@/server/services/pay-codes'

export function accountRoutes(app: Hono, services: Services) {
  serve(app, services, register, (visit, { body }) => accounts.register(visit, body))
  serve(app, services, login, (visit, { body }) => accounts.login(visit, body))
  serve(app, services, logout, (ctx) => accounts.logout(ctx))
  serve(app, services, getUserInfo, (ctx) => accounts.info(ctx))
  serve(app, services, resetPay, (ctx, { body }) => payCodes.reset(ctx, body))
  serve(app, services, verifyPay, (ctx, { body }) => payCodes.issueTicket(ctx, body))
  serve(app, services, languageList, async () => accounts.languages())
  serve(app, services, setLanguage, (visit, { query }) => accounts.setLanguage(visit, query))
}
