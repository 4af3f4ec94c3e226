import { login, logout, register, setLanguage } from '@/contracts/account'
import * as schemas from '@/contracts/schemas/account'
import type { User } from '@/contracts/schemas/account'
import { CODE } from '@/contracts/codes'
import { type Envelope } from '@/contracts/envelope'
import { clearSession } from '@/lib/api/gateway-endpoints'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { createXsrfToken, isXsrfTokenOf } from '@/lib/gateway/cross-site'
import { setCookie, tokenCookie } from '@/lib/http/cookies'
import type { RequestContext } from '@/lib/http/request-context'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE, storedLocale } from '@/lib/i18n/stored-locale'
import { sessionCookie } from '@/lib/navigation/session-cookie'

const SIGN_IN_PATHS: string[] = [login.path, register.path]
const ENDING: string[] = [logout.path, clearSession.path]
const RESET_PASSWORD = '/api/user/resetpwd'
const ENVELOPE_PATHS: string[] = [...SIGN_IN_PATHS, RESET_PASSWORD, setLanguage.path]

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
  const isDone = envelope?.code === CODE.done
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

/**
 * The session ends on every sign-out that is not cross-site, whatever the backend answers, on 401, and after a
 * password reset.
 */
function hasEnded(context: RequestContext, status: number, isDone: boolean): boolean {
  const { method, path, session } = context
  if (ENDING.includes(path)) return method === 'POST' && status !== CODE.crossSite
  return session !== undefined && (status === 401 || (isDone && path === RESET_PASSWORD))
}

/** Renews the XSRF pair only for same-origin scripts; clients that send their own token need none. */
function needsPair({ header, session, cookies }: RequestContext): boolean {
  const site = header('sec-fetch-site') ?? 'same-origin'
  const isOwn = site === 'same-origin' && header('sec-fetch-mode') !== 'navigate'
  if (!isOwn || header('token') !== undefined) return false
  return !isXsrfTokenOf(session, tokenCookie(cookies, XSRF_COOKIE))
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
