import { NextResponse, type NextRequest } from 'next/server'
import { chooseLocale } from '@/lib/i18n/choose-locale'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '@/lib/i18n/language-patterns'
import { decide, type RequestFacts } from '@/lib/navigation/decide'
import { SESSION_COOKIES } from '@/lib/navigation/session-cookie'
import { countryOf, parseRegionPolicy, rulesFor } from '@/lib/navigation/region-policy'

const isProxyTrusted = process.env.TRUST_PROXY === '1'
const policy = parseRegionPolicy(process.env.REGION_POLICY)

/** The address the visitor sees, which behind a proxy is not the one this server listens on. */
function ownOrigin(request: NextRequest) {
  const forwarded = (name: string) => (isProxyTrusted ? request.headers.get(name) : null)
  const protocol = forwarded('x-forwarded-proto') ?? request.nextUrl.protocol.replace(':', '')
  const host = forwarded('x-forwarded-host') ?? request.headers.get('host') ?? request.nextUrl.host
  return URL.parse(`${protocol}://${host}`)?.origin ?? request.nextUrl.origin
}

/** Next hides its own headers here. Browsers say what they load only to secure origins. */
function isDocumentLoad(request: NextRequest) {
  const destination = request.headers.get('sec-fetch-dest')
  if (destination) return destination !== 'empty'
  const isPageWanted = request.headers.get('accept')?.includes('text/html') ?? false
  return isPageWanted || !request.headers.has('referer')
}

function factsOf(request: NextRequest): RequestFacts {
  return {
    origin: ownOrigin(request),
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.search,
    isDocument: isDocumentLoad(request),
    hasSession: SESSION_COOKIES.some((name) => Boolean(request.cookies.get(name)?.value)),
    referer: request.headers.get('referer') ?? undefined,
    locale: chooseLocale({
      visitCookie: request.cookies.get(VISIT_LANGUAGE_COOKIE)?.value,
      languageCookie: request.cookies.get(LANGUAGE_COOKIE)?.value,
      acceptLanguage: request.headers.get('accept-language'),
    }),
    closed: rulesFor(
      policy,
      countryOf((name) => request.headers.get(name), isProxyTrusted),
    ),
  }
}

export function middleware(request: NextRequest) {
  const decision = decide(factsOf(request))
  if (decision.kind === 'redirect') {
    return NextResponse.redirect(new URL(decision.to, request.url), 307)
  }
  const response =
    decision.kind === 'rewrite'
      ? NextResponse.rewrite(new URL(decision.to, request.url), { status: decision.status })
      : NextResponse.next()
  // Whether this page shows at all depends on the session, so that no cache between may keep it.
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

/**
 * Home, shop and product pages are absent on purpose: next.config.mjs chooses their language. So are
 * files, known by their dot; the address of a refund may name an amount, which has one too.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|region$|_next/|(?!(?:(?:en|zh-CN|ja|ko|th)/)?refund/).*\\.|(?:(?:en|zh-CN|ja|ko|th)/)?(?:home|shop/[^/]+|detail(?:/[^/]+){1,2})$).*)',
  ],
}
