import { API_DOCS_PATH, API_DOCS_POLICY } from '../contracts/api-docs.ts'
import type { Middleware } from './pipeline.ts'

/** For responses that are not pages; pages get content-security-policy.ts. */
const NOTHING =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** Next's development server uses eval. */
const DEVELOPMENT = "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
/** Two years, as the browsers' preload lists require. */
const STRICT_TRANSPORT_SECURITY = 'max-age=63072000; includeSubDomains'

interface Header {
  key: string
  value: string
}

/** On every response, in the format of next.config.mjs. */
export const SECURITY_HEADERS: Header[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  // For browsers without frame-ancestors.
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: [
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), serial=(), hid=(), midi=()',
      'accelerometer=(), gyroscope=(), magnetometer=(), display-capture=()',
      'browsing-topics=(), publickey-credentials-get=(), fullscreen=(self), clipboard-write=(self)',
    ].join(', '),
  },
  {
    key: 'Content-Security-Policy',
    value: process.env.NODE_ENV === 'development' ? DEVELOPMENT : NOTHING,
  },
]

/** Uploads must not run as documents. */
export const UPLOAD_HEADERS: Header[] = [
  { key: 'Content-Security-Policy', value: `${NOTHING}; sandbox` },
]

const POLICY = 'content-security-policy'
const byName = (headers: Header[]) =>
  Object.fromEntries(headers.map(({ key, value }) => [key.toLowerCase(), value]))
/** For replies that bypass the middleware. */
export const SECURITY_HEADERS_BY_NAME = byName(SECURITY_HEADERS)
const UPLOAD_HEADERS_BY_NAME = byName([...SECURITY_HEADERS, ...UPLOAD_HEADERS])

/**
 * Adds the security headers to every reply. A page's own Content-Security-Policy is kept; a 304 has none,
 * because the browser would replace the stored policy with it.
 */
export const addSecurityHeaders: Middleware = async ({ context }, next) => {
  const reply = await next()
  const { [POLICY]: own, ...headers } = reply.headers
  const isUpload = context.path.startsWith('/api/uploads/')
  const { [POLICY]: standard, ...always } = isUpload
    ? UPLOAD_HEADERS_BY_NAME
    : SECURITY_HEADERS_BY_NAME
  const policy = policyAt(context.path, own, standard)
  return {
    ...reply,
    headers: {
      ...headers,
      ...always,
      ...(reply.status !== 304 && { [POLICY]: policy! }),
      'x-request-id': context.requestId,
      ...(context.isSecure && { 'strict-transport-security': STRICT_TRANSPORT_SECURITY }),
    },
  }
}

/** Fixed for paths of the API: a backend elsewhere must not weaken them. */
function policyAt<Value>(path: string, own: Value, standard: Value): Value | string {
  if (path === API_DOCS_PATH) return API_DOCS_POLICY
  return path.startsWith('/api/') ? standard : (own ?? standard)
}
