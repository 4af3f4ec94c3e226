import { closeAccount } from '@/contracts/account-data'
import { login, logout, register, setLanguage } from '@/contracts/account'
import * as schemas from '@/contracts/schemas/account'
import { resetPassword } from '@/contracts/passwords'
import { acceptInvitation, staffSignIn, staffSignOut } from '@/contracts/staff'
import type { User } from '@/contracts/schemas/account'
import { CODE } from '@/contracts/codes'
import { type Envelope } from '@/contracts/envelope'
import { clearSession } from '@/lib/api/gateway-endpoints'
import { STAFF_XSRF_COOKIE, XSRF_COOKIE } from '@/lib/api/xsrf'
import { credentialsOf } from '@/lib/gateway/credentials'
import { createXsrfToken, isXsrfTokenOf } from '@/lib/gateway/cross-site'
import { setCookie, tokenCookie } from '@/lib/http/cookies'
import type { RequestContext } from '@/lib/http/request-context'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE, storedLocale } from '@/lib/i18n/stored-locale'
import { isForStaff, isWebhook } from '@/lib/gateway/operator-paths'
import { sessionCookie, staffCookie } from '@/lib/navigation/session-cookie'

const SIGN_IN_PATHS: string[] = [login.path, register.path]
const ENDING: string[] = [logout.path, clearSession.path]
/** Their success ends every session. */
const ENDING_WHEN_DONE: string[] = [resetPassword.path, closeAccount.path]
const STAFF_SIGN_IN_PATHS: string[] = [staffSignIn.path, acceptInvitation.path]
const ENVELOPE_PATHS: string[] = [
  ...SIGN_IN_PATHS,
  ...STAFF_SIGN_IN_PATHS,
  ...ENDING_WHEN_DONE,
  setLanguage.path,
]
/** As long as the session. */
const STAFF_MAX_AGE_S = 12 * 3600

/** Paths whose response bodies the gateway reads. */
export function needsEnvelope(path: string): boolean {
  return ENVELOPE_PATHS.includes(path)
}

/** The Set-Cookie headers for a response. `envelope` is set for the paths of `needsEnvelope`. */
export function cookiesAfter(
  context: RequestContext,
  status: number,
  envelope: Envelope | null,
): string[] {
  if (isWebhook(context.path)) return []
  const isDone = envelope?.code === CODE.done
  if (isForStaff(context.path)) return staffCookiesAfter(context, status, isDone ? envelope : null)
  const session = isDone && SIGN_IN_PATHS.includes(context.path) ? sessionOf(envelope) : undefined
  if (session) {
    const language = context.path === login.path ? accountLanguage(context, session) : []
    return [...sessionLines(context, session.token), ...language]
  }
  if (hasEnded(context, status, isDone)) return sessionLines(context, undefined)
  const language =
    isDone && context.path === setLanguage.path
      ? schemas.setLanguage.data.parse(envelope.data)
      : null
  return [
    ...(language ? [languageLine(context, language)] : []),
    ...(needsPair(context) ? [xsrfLine(context, context.session)] : []),
  ]
}

/** Like a shopper's: set by signing in, removed by signing out and by 401. Programs send a bearer token instead. */
function staffCookiesAfter(
  context: RequestContext,
  status: number,
  answer: Envelope | null,
): string[] {
  const { method, path, staffSession } = context
  if (answer && STAFF_SIGN_IN_PATHS.includes(path)) {
    const token = (answer.data as { token?: unknown }).token
    return typeof token === 'string' ? staffLines(context, token) : []
  }
  // Only POST is checked for another origin.
  const isSignedOut = path === staffSignOut.path && method === 'POST' && status !== CODE.crossSite
  const hasExpired = staffSession !== undefined && status === 401
  if (isSignedOut || hasExpired) return staffLines(context, undefined)
  return needsPair(context) ? [staffXsrfLine(context, staffSession)] : []
}

function staffLines(context: RequestContext, token: string | undefined): string[] {
  const { isSecure } = context
  const options = { isHttpOnly: true, isSecure, maxAgeS: STAFF_MAX_AGE_S }
  return [setCookie(staffCookie(isSecure), token ?? '', options), staffXsrfLine(context, token)]
}

const staffXsrfLine = ({ isSecure }: RequestContext, session: string | undefined): string =>
  setCookie(STAFF_XSRF_COOKIE, createXsrfToken(session), { isSecure, maxAgeS: STAFF_MAX_AGE_S })

/**
 * The session ends on every sign-out that is not cross-site, whatever the backend answers, on 401, after a
 * password reset, and after the account was closed.
 */
function hasEnded(context: RequestContext, status: number, isDone: boolean): boolean {
  const { method, path, session } = context
  if (ENDING.includes(path)) return method === 'POST' && status !== CODE.crossSite
  return session !== undefined && (status === 401 || (isDone && ENDING_WHEN_DONE.includes(path)))
}

/** Renews the XSRF pair only for same-origin scripts; clients that send their own token need none. */
function needsPair(context: RequestContext): boolean {
  const { header, cookies } = context
  const { session, xsrfCookie, header: own } = credentialsOf(context)
  const site = header('sec-fetch-site') ?? 'same-origin'
  const isOwn = site === 'same-origin' && header('sec-fetch-mode') !== 'navigate'
  if (!isOwn || header(own) !== undefined) return false
  return !isXsrfTokenOf(session, tokenCookie(cookies, xsrfCookie))
}

/** Sets both cookies together, so that the XSRF cookie always shows whether a session exists. */
function sessionLines(context: RequestContext, token: string | undefined): string[] {
  const { isSecure } = context
  const session = setCookie(sessionCookie(isSecure), token ?? '', { isHttpOnly: true, isSecure })
  return [session, xsrfLine(context, token)]
}

function xsrfLine({ isSecure }: RequestContext, session: string | undefined): string {
  return setCookie(XSRF_COOKIE, createXsrfToken(session), { isSecure })
}

/** The account's language, for a device on which none was chosen. */
function accountLanguage(context: RequestContext, { language }: Pick<User, 'language'>): string[] {
  const { [VISIT_LANGUAGE_COOKIE]: visitCookie, [LANGUAGE_COOKIE]: languageCookie } =
    context.cookies
  const isChosen = storedLocale({ visitCookie, languageCookie }) !== undefined
  return isChosen ? [] : [languageLine(context, language)]
}

function languageLine(context: RequestContext, language: User['language']): string {
  return setCookie(LANGUAGE_COOKIE, JSON.stringify(language), context)
}

function sessionOf(envelope: Envelope) {
  return schemas.login.data.safeParse(envelope.data).data?.userinfo
}
