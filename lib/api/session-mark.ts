import { tokenIn, XSRF_COOKIE } from '@/lib/api/xsrf'

let known: { token: string | undefined } | null = null

/**
 * The XSRF token for the header of write calls. Cached for the current task: hydration reads it
 * about thirty times, and each cookie read is a call to another process of the browser.
 */
export function xsrfToken(): string | undefined {
  if (!known) {
    known = {
      token: typeof document === 'undefined' ? undefined : tokenIn(document.cookie, XSRF_COOKIE),
    }
    queueMicrotask(deleteToken)
  }
  return known.token
}

/** Called after the cookie was changed. */
export function deleteToken(): void {
  known = null
}

/**
 * Whether this browser holds a session. Scripts cannot read the session cookie, so the first letter
 * of the readable cookie indicates it: `s` with a session, `a` without. Unknown before the first
 * call.
 */
export function sessionMark(): 'signedIn' | 'signedOut' | 'unknown' {
  const token = xsrfToken()
  if (token?.startsWith('s.')) return 'signedIn'
  return token?.startsWith('a.') ? 'signedOut' : 'unknown'
}
