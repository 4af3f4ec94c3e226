import { getCookie } from 'cookies-next/client'
import { XSRF_COOKIE } from '@/lib/api/xsrf'

/** The value that goes back in the header of calls that change something. */
export function xsrfToken(): string | undefined {
  try {
    return getCookie(XSRF_COOKIE)
  } catch {
    // A cookie that is not percent-encoded as it should be counts as absent.
    return undefined
  }
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
