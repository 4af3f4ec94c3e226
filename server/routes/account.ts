import type { Hono } from 'hono'
import {
  getUserInfo,
  languageList,
  login,
  logout,
  register,
  resetPay,
  saveProfile,
  setLanguage,
  verifyPay,
} from '@/contracts/account'
import { closeAccount, exportAccount } from '@/contracts/account-data'
import { resetPassword, sendCode } from '@/contracts/passwords'
import { listSessions, revokeSession } from '@/contracts/sessions'
import type { Services } from '@/server/http/context'
import { serve } from '@/server/http/serve'
import * as accounts from '@/server/services/accounts/accounts'
import { exportData } from '@/server/services/accounts/account-data'
import * as closure from '@/server/services/accounts/closure'
import * as codes from '@/server/services/accounts/codes'
import * as passwordReset from '@/server/services/accounts/password-reset'
import * as payCodes from '@/server/services/accounts/pay-codes'
import * as sessions from '@/server/services/accounts/sessions'

export function accountRoutes(app: Hono, services: Services) {
  serve(app, services, register, (visit, { body }) => accounts.register(visit, body))
  serve(app, services, login, (visit, { body }) => accounts.login(visit, body))
  serve(app, services, logout, (ctx) => accounts.logout(ctx))
  serve(app, services, getUserInfo, (ctx) => accounts.info(ctx))
  serve(app, services, saveProfile, (ctx, { body }) => accounts.saveProfile(ctx, body))
  serve(app, services, exportAccount, (ctx) => exportData(ctx))
  serve(app, services, closeAccount, (ctx, { body }) => closure.close(ctx, body))
  serve(app, services, sendCode, (visit, { body }) => codes.request(visit, body))
  serve(app, services, resetPassword, (visit, { body }) => passwordReset.reset(visit, body))
  serve(app, services, listSessions, (ctx) => sessions.list(ctx))
  serve(app, services, revokeSession, (ctx, { body }) => sessions.revoke(ctx, body))
  serve(app, services, resetPay, (ctx, { body }) => payCodes.reset(ctx, body))
  serve(app, services, verifyPay, (ctx, { body }) => payCodes.issueTicket(ctx, body))
  serve(app, services, languageList, async () => accounts.languages())
  serve(app, services, setLanguage, (visit, { query }) => accounts.setLanguage(visit, query))
}
