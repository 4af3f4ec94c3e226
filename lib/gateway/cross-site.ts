import { randomUUID } from 'node:crypto'
import { ENDPOINTS } from '@/contracts/all'
import type { RequestContext } from '@/lib/http/request-context'
import { isSameText, sign } from '@/lib/gateway/secret'

/** GETs that change something all the same (specification section 7). */
const CHANGING_GETS = new Set<string>(
  ENDPOINTS.filter(([, { method, changes }]) => method === 'get' && changes).map(
    ([, { path }]) => path,
  ),
)

/** Calls marked M in the contract. Any method but the reading ones counts, known path or not. */
export function changesSomething(method: string, path: string): boolean {
  return !['GET', 'HEAD', 'OPTIONS'].includes(method) || CHANGING_GETS.has(path)
}

/** A value for the XSRF-TOKEN cookie, bound to the session; visitors without one get a nonce. */
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

/** The XSRF pair: the header repeats the cookie, which only scripts of this site can read. */
export function hasXsrfPair(
  session: string | undefined,
  cookie: string | undefined,
  header: string | undefined,
): boolean {
  return Boolean(cookie && header && isSameText(header, cookie) && isXsrfTokenOf(session, cookie))
}

/**
 * Whether the browser says that the request comes from this site. Origin is asked only of browsers
 * without Sec-Fetch-Site, and Referer only for their GETs, which carry no Origin.
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

/** Paths that open in a browser's window; all others answer scripts alone. */
export function mayBeOpened(method: string, path: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (path.startsWith('/api/pictures/') || path.startsWith('/api/share/')) return true
  return path === '/api/openapi.json' || path === '/api/health'
}
