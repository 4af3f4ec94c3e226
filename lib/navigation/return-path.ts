import { withoutPrefix } from '@/lib/navigation/language-prefix'
import { parseUrl } from '@/lib/navigation/parse-url'
import { routeOf } from '@/lib/navigation/routes'

const LONGEST = 1000

function hasControlCharacter(text: string) {
  return [...text].some((character) => character.charCodeAt(0) < 0x20 || character === '\u007f')
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/**
 * A redirect target within this site as path and query, or undefined. Rejects other origins,
 * `//host`, backslashes, control characters, encoded slashes and dots, and paths that are not in
 * the route table.
 */
export function safeReturnPath(target: unknown, origin: string): string | undefined {
  if (typeof target !== 'string' || target.length > LONGEST) return undefined
  if (!target.startsWith('/') || hasControlCharacter(target)) return undefined
  const [typedPath = ''] = target.split(/[?#]/)
  // Without an encoded % nothing is encoded twice.
  if (/%(?:2f|5c|2e|25)/i.test(typedPath)) return undefined
  const plainPath = decoded(typedPath)
  if (!plainPath || hasControlCharacter(plainPath)) return undefined
  if (/\\|\/\/|\/\.{1,2}(?:\/|$)/.test(plainPath)) return undefined
  const url = parseUrl(target, origin)
  if (!url || url.origin !== origin) return undefined
  if (!routeOf(withoutPrefix(url.pathname))) return undefined
  return url.pathname + url.search
}

/** The path after signing in, from the `from` parameter of /login. */
export function afterSignIn(from: unknown, origin: string): string {
  const path = safeReturnPath(from, origin)
  return path && withoutPrefix(path.split('?')[0] ?? path) !== '/login' ? path : '/home'
}
