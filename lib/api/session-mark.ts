import { XSRF_COOKIE } from '@/lib/api/xsrf'

let known: { token: string | undefined } | null = null

/**
 * The value that goes back in the header of calls that change something. Kept until what runs now is done:
 * a page that wakes looks thirty times, and each time the browser asks another process of its own.
 */
export function xsrfToken(): string | undefined {
  if (!known) {
    known = { token: readToken() }
    queueMicrotask(deleteToken)
  }
  return known.token
}

/** For who has just changed the cookie. */
export function deleteToken(): void {
  known = null
}

/** The first of its name, as the gateway reads it: a sibling host may have set another. It is never encoded. */
function readToken(): string | undefined {
  if (typeof document === 'undefined') return undefined
  const start = `${XSRF_COOKIE}=`
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(start))
  return found?.slice(start.length)
}

/**
 * Whether this browser holds a session. Scripts cannot see the session cookie, so the first letter of
 * the readable cookie tells: `s` with a session, `a` without. Unknown before the first call.
 */
export function sessionMark(): 'signedIn' | 'signedOut' | 'unknown' {
  const token = xsrfToken()
  if (token?.startsWith('s.')) return 'signedIn'
  return token?.startsWith('a.') ? 'signedOut' : 'unknown'
}
