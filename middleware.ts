import { NextResponse, type NextRequest } from 'next/server'
import { RequestContext } from '@/lib/http/request-context'
import { decide, type RequestFacts } from '@/lib/navigation/decide'
import { countryOf, parseRegionPolicy, rulesFor } from '@/lib/navigation/region-policy'

const isProxyTrusted = process.env.TRUST_PROXY === '1'
const policy = parseRegionPolicy(process.env.REGION_POLICY)

/** The origin that the visitor sees; behind a proxy it differs from the listening address. */
function ownOrigin(request: NextRequest) {
  const forwarded = (name: string) => (isProxyTrusted ? request.headers.get(name) : null)
  const protocol = forwarded('x-forwarded-proto') ?? request.nextUrl.protocol.replace(':', '')
  const host = forwarded('x-forwarded-host') ?? request.headers.get('host') ?? request.nextUrl.host
  return URL.parse(`${protocol}://${host}`)?.origin ?? request.nextUrl.origin
}

/** Next removes its own headers here. Browsers send Sec-Fetch-Dest only to secure origins. */
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
      // These pages are served from shared caches, so the session cannot restrict them.
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
  // Depends on the session, so shared caches must not store it.
  response.headers.set('Cache-Control', 'private, no-cache')
  return response
}

/**
 * Home, shop and product pages with a language prefix are excluded, because they do not depend on the visitor.
 * So are files, which contain a dot; the path of a refund may contain an amount with a dot and is included.
 */
export const config = {
  matcher: [
    '/((?!api(?:/|$)|region$|_next/|(?!(?:(?:en|zh-CN|ja|ko|th)/)?refund/).*\\.|(?:en|zh-CN|ja|ko|th)/(?:home|shop/[^/]+|detail(?:/[^/]+){1,2})$).*)',
  ],
}
