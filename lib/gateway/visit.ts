import { randomUUID } from 'node:crypto'
import { DEFAULT_LOCALE, localeOfAcceptLanguage, type Locale } from '@/contracts/languages'
import { XSRF_COOKIE } from '@/lib/api/xsrf'
import { readCookie } from '@/lib/gateway/cookies'
import { sessionCookie } from '@/lib/navigation/session-cookie'

/** What the gateway decides from. */
export interface GatewayVisit {
  method: string
  path: string
  search: string
  /** The session cookie. */
  session: string | undefined
  xsrfCookie: string | undefined
  headers: Headers
  locale: Locale
  requestId: string
  /** The origin that operators set; without one, Host tells. */
  publicOrigin: string | undefined
  isSecure: boolean
}

export function gatewayVisit(request: Request): GatewayVisit {
  const { pathname, search } = new URL(request.url)
  const { headers } = request
  const cookies = headers.get('cookie')
  const publicOrigin = publicOriginOf(process.env.PUBLIC_ORIGIN)
  // The web server lets this header through only from a proxy that is trusted.
  const isSecure = (publicOrigin ?? `${headers.get('x-forwarded-proto')}:`).startsWith('https:')
  return {
    method: request.method,
    path: pathname,
    search,
    session: readCookie(cookies, sessionCookie(isSecure)),
    xsrfCookie: readCookie(cookies, XSRF_COOKIE),
    headers,
    locale: localeOfAcceptLanguage(headers.get('accept-language')) ?? DEFAULT_LOCALE,
    requestId: givenRequestId(headers) ?? randomUUID(),
    publicOrigin,
    isSecure,
  }
}

function publicOriginOf(setting: string | undefined): string | undefined {
  return setting && URL.canParse(setting) ? new URL(setting).origin : undefined
}

function givenRequestId(headers: Headers): string | undefined {
  const given = headers.get('x-request-id')
  return given && /^[\w-]{8,64}$/.test(given) ? given : undefined
}
