import { getCookie } from 'cookies-next/client'

export const XSRF_COOKIE = 'XSRF-TOKEN'
export const XSRF_HEADER = 'X-XSRF-TOKEN'

/** The value that goes back in the header of calls that change something. */
export function xsrfToken(): string | undefined {
  return getCookie(XSRF_COOKIE)
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
