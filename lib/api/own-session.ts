import { xsrfToken } from '@/lib/api/session-mark'

/**
 * The session to which this tab's data belongs. The readable cookie is bound to the session and
 * changes with it, also when another tab signs in or out.
 */
let own: string | undefined

/** Called when this tab signs in or out. */
export function recordOwnSession(): void {
  own = xsrfToken()
}

/** Undefined until it is first read in this tab. */
export const ownSession = () => own

/** Also true after the reply to another request ended the session and replaced the cookie. */
export const hasOwnSession = () => own?.startsWith('s.') ?? false

/** Whether the data in this tab belongs to a session that the browser no longer has. */
export function hasLostSession(): boolean {
  const now = xsrfToken()
  if (hasOwnSession()) return now !== own
  own = now
  return false
}
