/** Characters that are equivalent with and without percent-encoding (RFC 3986, section 2.3). */
const UNRESERVED = /^[A-Za-z0-9._~-]$/
/** Segments that begin with a letter, digit, `_`, `~` or `-` have only one spelling. */
const PLAIN_PATH = /^(?:\/[\w~-][\w.~-]*)+$/
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f]/
/** Pages use at most a dozen. Next's middleware compares each with all others. */
const MAX_PARAMETERS = 100
const HTTP = new Set(['http:', 'https:'])

export interface Target {
  /** Without dot segments, duplicate or trailing slashes and unnecessary percent-encoding. */
  path: string
  /** '' or '?' and the query. */
  search: string
  /** False when the request used another spelling of the path. */
  isCanonical: boolean
}

/**
 * The canonical path and query of a request target (RFC 9112, section 3.2), so that all components see one
 * spelling. Null when the target has no path, cannot be decoded or has too many parameters.
 */
export function parseTarget(target: string): Target | null {
  const given = target.startsWith('/') ? target : pathOfAbsolute(target)
  if (given === null || given.includes('#')) return null
  const queryAt = given.indexOf('?')
  const path = queryAt === -1 ? given : given.slice(0, queryAt)
  const query = queryAt === -1 ? '' : given.slice(queryAt)
  if (!isDecodable(path) || query.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return null
  const canonical = PLAIN_PATH.test(path) ? path : canonicalPath(path)
  const search = query.length > 1 ? new URL(query, 'http://host').search : ''
  return { path: canonical, search, isCanonical: canonical === path }
}

/** The absolute form of proxies; its host is ignored. */
function pathOfAbsolute(target: string): string | null {
  const url = URL.parse(target)
  return url && HTTP.has(url.protocol) ? url.pathname + url.search : null
}

/** Rejects control characters, encoded or not. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return !CONTROL.test(path)
  try {
    return !CONTROL.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

function canonicalPath(path: string): string {
  const withoutRuns = path.replaceAll('\\', '/').replace(/\/{2,}/g, '/')
  const { pathname } = new URL(`http://host${withoutRuns}`)
  const trimmed = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname
  return trimmed.replace(/%[0-9a-f]{2}/gi, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16))
    return UNRESERVED.test(character) ? character : escape.toUpperCase()
  })
}
