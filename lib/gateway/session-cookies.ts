import { login, logout, register, setLanguage } from '@/contracts/account'
import * as schemas from '@/contracts/schemas/account'
import type { User } from '@/contracts/schemas/account'
import { CODE } from '@/contracts/codes'
import { type Envelope } from '@/contracts/envelope'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { createXsrfToken, isXsrfTokenOf } from '@/lib/gateway/cross-site'
import { setCookie, tokenCookie } from '@/lib/http/cookies'
import type { RequestContext } from '@/lib/http/request-context'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '@/lib/i18n/cookie-names'
import { storedLocale } from '@/lib/i18n/stored-locale'
import { sessionCookie } from '@/lib/navigation/session-cookie'

const BEGINNING: string[] = [login.path, register.path]
const RESET_PASSWORD = '/api/user/resetpwd'
const READ_HERE: string[] = [...BEGINNING, RESET_PASSWORD, setLanguage.path]

/** Answers that the gateway itself has to understand. */
export function isReadHere(path: string): boolean {
  return READ_HERE.includes(path)
}

/** The Set-Cookie lines that follow from an answer; `envelope` is there for the paths read here. */
export function cookiesAfter(
  context: RequestContext,
  status: number,
  envelope: Envelope | null,
): string[] {
  const isDone = envelope?.code === CODE.done
  const begun = isDone && BEGINNING.includes(context.path) ? sessionOf(envelope) : undefined
  if (begun) {
    const language = context.path === login.path ? accountLanguage(context, begun) : []
    return [...sessionLines(context, begun.token), ...language]
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
 * Sign-out ends the session here whatever the backend says, unless another site asked for it; so does an answer that it
 * is no longer good.
 */
function hasEnded(context: RequestContext, status: number, isDone: boolean): boolean {
  const { method, path, session } = context
  if (path === logout.path) return method === 'POST' && status !== CODE.crossSite
  return session !== undefined && (status === 401 || (isDone && path === RESET_PASSWORD))
}

/** Other sites' pages and windows never change the pair; clients with a token of their own need none. */
function needsPair({ header, session, cookies }: RequestContext): boolean {
  const site = header('sec-fetch-site') ?? 'same-origin'
  const isOwn = site === 'same-origin' && header('sec-fetch-mode') !== 'navigate'
  if (!isOwn || header('token') !== undefined) return false
  return !isXsrfTokenOf(session, tokenCookie(cookies, XSRF_COOKIE))
}

/** Both cookies change together, so that the readable one always tells whether there is a session. */
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
