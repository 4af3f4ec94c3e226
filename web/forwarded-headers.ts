import type { RequestContext } from '../lib/http/request-context.ts'

/**
 * The headers that Next's router, the middleware and the pages need. Without User-Agent: Next matches it against
 * a quadratic regular expression for bots, which takes 50 ms for 15 KB, several times per page.
 */
const FORWARDED = [
  'accept',
  'accept-language',
  'cookie',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
  'referer',
  'rsc',
  'sec-fetch-dest',
  // Set only by a trusted proxy; otherwise the context hides it.
  'cf-ipcountry',
  'x-vercel-ip-country',
]

/** The request headers passed to Next; all others are dropped. */
export function forwardedHeaders(context: RequestContext): Record<string, string> {
  const headers: Record<string, string> = {
    host: context.host,
    'x-forwarded-for': context.client,
    'x-forwarded-host': context.host,
    'x-forwarded-proto': context.isSecure ? 'https' : 'http',
    'x-request-id': context.requestId,
  }
  for (const name of FORWARDED) {
    const value = context.header(name)
    if (value !== undefined) headers[name] = value
  }
  return headers
}

/**
 * The headers of a rendering that is shared by all visitors. No page is streamed: for this User-Agent, Next puts the
 * metadata into the head.
 */
export const CANONICAL_HEADERS = { host: 'localhost', accept: 'text/html', 'user-agent': 'Bingbot' }
