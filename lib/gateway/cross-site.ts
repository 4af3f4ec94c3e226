import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '@/contracts/all'
import { API_DOCS_PATH } from '@/contracts/api-docs'
import type { RequestContext } from '@/lib/http/request-context'
import { isSameText, sign } from '@/lib/gateway/secret'

/** GET endpoints that change data (specification section 7). */
const CHANGING_GETS = new Set<string>(
  ENDPOINTS.filter(([, { method, changes }]) => method === 'get' && changes).map(
    ([, { path }]) => path,
  ),
)

/** Calls marked M in the contract, and every method that is not safe, on any path. */
export function changesSomething(method: string, path: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || CHANGING_GETS.has(path)
}

/** A value for the XSRF-TOKEN cookie, bound to the session; visitors without a session get a nonce. */
export function createXsrfToken(session: string | undefined): string {
  if (session) return `s.${sign('session', session)}`
  const nonce = randomUUID()
  return `a.${nonce}.${sign('anonymous', nonce)}`
}

export function isXsrfTokenOf(session: string | undefined, token: string | undefined): boolean {
  if (!token) return false
  if (session) return isSameText(token, `s.${sign('session', session)}`)
  const [kind, nonce = ''] = token.split('.')
  return kind === 'a' && isSameText(token, `a.${nonce}.${sign('anonymous', nonce)}`)
}

/** Double-submit check: the header repeats the cookie, which only scripts of this origin can read. */
export function hasXsrfPair(
  session: string | undefined,
  cookie: string | undefined,
  header: string | undefined,
): boolean {
  return Boolean(cookie && header && isSameText(header, cookie) && isXsrfTokenOf(session, cookie))
}

/**
 * Whether the browser marks the request as same-origin. Origin is used for browsers without Sec-Fetch-Site, and
 * Referer only for their GET requests, which have no Origin.
 */
export function isSameOrigin({ header, host, publicOrigin }: RequestContext): boolean {
  const site = header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = originOf(header('origin') ?? header('referer'))
  if (!origin) return false
  return publicOrigin ? origin.origin === publicOrigin : origin.host === host
}

function originOf(address: string | undefined): URL | null {
  return address ? URL.parse(address) : null
}

/** Paths that a browser may navigate to; all others accept only requests of scripts. */
export function isNavigable(method: string, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (path.startsWith('/api/pictures/') || path.startsWith('/api/share/')) return true
  return ['/api/openapi.json', '/api/health', API_DOCS_PATH].includes(path)
}
