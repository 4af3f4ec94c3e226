import { xsrfToken } from '@/lib/api/session-mark'

/**
 * The session whose things are in this tab. The readable cookie is bound to the session and changes with
 * it, also when another tab signs out or somebody else in.
 */
let own: string | undefined

/** This tab itself has signed in or out. */
export function noteOwnSession(): void {
  own = xsrfToken()
}

/** Undefined until this tab has looked. */
export const ownSession = () => own

/** Also true after a reply to another request has ended the session and replaced the cookie. */
export const hasOwnSession = () => own?.startsWith('s.') ?? false

/** Whether what this tab shows and remembers belongs to a session that is no longer this browser's. */
export function hasLostSession(): boolean {
  const now = xsrfToken()
  if (hasOwnSession()) return now !== own
  own = now
  return false
}
