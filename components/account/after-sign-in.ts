import { detourHref } from '@/components/layout/use-detour'
import { NOTICE_PARAMETER, type Notice } from '@/lib/navigation/notice'
import { afterSignIn } from '@/lib/navigation/return-path'

/**
 * Goes to the page that required sign-in, which shows the notice. As a document: the router
 * remembers that page as a redirect to /login and does not request it again, and the language may
 * have changed.
 */
export function goOnAfterSignIn(notice?: Notice): void {
  const { search, origin } = window.location
  const target = new URL(afterSignIn(new URLSearchParams(search).get('from'), origin), origin)
  if (notice) target.searchParams.set(NOTICE_PARAMETER, notice)
  window.location.replace(target)
}

/**
 * Goes to /login after all sessions were ended, and from there back to the page of the change. A
 * document load clears the tab's memory of the session.
 */
export function signInAnew(): void {
  const from = new URLSearchParams(window.location.search).get('from')
  const address = from ? detourHref('/login', from) : '/login'
  // Long enough to read the toast, which the new document does not show.
  setTimeout(() => window.location.replace(address), 1200)
}
