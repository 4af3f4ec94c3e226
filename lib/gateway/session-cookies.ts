import { login, logout, register, setLanguage } from '@/contracts/account'
import { CODE } from '@/contracts/codes'
import { type Envelope } from '@/contracts/envelope'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { setCookie } from '@/lib/gateway/cookies'
import { createXsrfToken, isXsrfTokenOf } from '@/lib/gateway/cross-site'
import type { GatewayVisit } from '@/lib/gateway/visit'
import { LANGUAGE_COOKIE } from '@/lib/i18n/language-patterns'
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
  visit: GatewayVisit,
  status: number,
  envelope: Envelope | null,
): string[] {
  const isDone = envelope?.code === CODE.done
  const begun = isDone && BEGINNING.includes(visit.path) ? tokenOf(envelope) : undefined
  if (begun) return sessionLines(visit, begun)
  if (hasEnded(visit, status, isDone)) return sessionLines(visit, undefined)
  const language =
    isDone && visit.path === setLanguage.path ? setLanguage.data.parse(envelope.data) : null
  return [
    ...(language ? [setCookie(LANGUAGE_COOKIE, JSON.stringify(language), visit)] : []),
    ...(needsPair(visit) ? [xsrfLine(visit, visit.session)] : []),
  ]
}

/**
 * Sign-out ends the session here whatever the backend says, unless another site asked for it; so does an answer that it
 * is no longer good.
 */
function hasEnded(visit: GatewayVisit, status: number, isDone: boolean): boolean {
  const { method, path, session } = visit
  if (path === logout.path) return method === 'POST' && status !== CODE.crossSite
  return session !== undefined && (status === 401 || (isDone && path === RESET_PASSWORD))
}

/** Other sites' pages and windows never change the pair; clients with a token of their own need none. */
function needsPair({ headers, session, xsrfCookie }: GatewayVisit): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin'
  const isOwn = site === 'same-origin' && headers.get('sec-fetch-mode') !== 'navigate'
  return isOwn && !headers.has('token') && !isXsrfTokenOf(session, xsrfCookie)
}

/** Both cookies change together, so that the readable one always tells whether there is a session. */
function sessionLines(visit: GatewayVisit, token: string | undefined): string[] {
  const { isSecure } = visit
  const session = setCookie(sessionCookie(isSecure), token ?? '', { isHidden: true, isSecure })
  return [session, xsrfLine(visit, token)]
}

function xsrfLine({ isSecure }: GatewayVisit, session: string | undefined): string {
  return setCookie(XSRF_COOKIE, createXsrfToken(session), { isSecure })
}

function tokenOf(envelope: Envelope): string | undefined {
  const { data } = login.data.safeParse(envelope.data)
  return data?.userinfo.token
}
