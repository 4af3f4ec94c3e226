import { NextResponse, type NextRequest } from 'next/server'
import { RequestContext } from '@/lib/http/request-context'
import { decide, type RequestFacts } from '@/lib/navigation/decide'
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
  const header = (name: string) => request.headers.get(name) ?? undefined
  const { pathname, search } = request.nextUrl
  const origin = ownOrigin(request)
  const { hasSession, locale } = new RequestContext({
    method: request.method,
    path: pathname,
    search,
    header,
    client: '',
    host: new URL(origin).host,
    isSecure: origin.startsWith('https:'),
    publicOrigin: undefined,
    requestId: '',
  })
  return {
    origin,
    pathname,
    search,
    isDocument: isDocumentLoad(request),
    hasSession,
    referer: header('referer'),
    locale,
    closed: rulesFor(policy, countryOf(header, isProxyTrusted)).filter(
      // These pages answer everybody from caches, so that no rule can close them.
      ({ path }) => !['/home', '/shop', '/detail'].includes(path),
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
 * Home, shop and product pages under a language prefix are absent on purpose: nothing about them depends on
 * the visitor. So are files, known by their dot; the address of a refund may name an amount, which has one too.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|region$|_next/|(?!(?:(?:en|zh-CN|ja|ko|th)/)?refund/).*\\.|(?:en|zh-CN|ja|ko|th)/(?:home|shop/[^/]+|detail(?:/[^/]+){1,2})$).*)',
  ],
}
